import type {Problem} from '../load/problem';
import type {Api} from '../load/readApi';
import {descriptionsPresent} from './descriptionsPresent';
import {examplesValidate} from './examplesValidate';
import {fewKeywords} from './fewKeywords';
import {pathParameters} from './pathParameters';
import {writtenPlaces} from './place';
import {relatedExist} from './relatedExist';
import {tagsExist} from './tagsExist';
import {uniqueNames} from './uniqueNames';

/**
 * Everything that our pages need of a document beyond what OpenAPI asks.
 *
 * @param root folder of the project
 * @param site tells whether an address of this site exists; without it links are not checked
 */
export function checkApi(root: string, api: Api, site?: (address: string) => boolean): Problem[] {
  const written = writtenPlaces(root, api);
  return [
    ...uniqueNames(api, written.path),
    ...pathParameters(api),
    ...tagsExist(api),
    ...fewKeywords(api),
    ...descriptionsPresent(api, written.schema),
    ...relatedExist(api, site),
    ...examplesValidate(api, written.schema),
  ];
}
