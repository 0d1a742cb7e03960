import type {Problem} from '../load/problem';
import type {Api} from '../load/readApi';
import {below, documentPlace, placeOf} from './place';

/** Each operation stands in one group, and each group holds one. */
export function tagsExist(api: Api): Problem[] {
  const names = api.tags.map(({name}) => name);
  const wrong = api.operations.flatMap((found): Problem[] => {
    const {tags = []} = found.operation;
    const place = below(placeOf(found), 'tags');
    const valid = names.join(', ');
    if (tags.length !== 1) {
      const what = `the operation has ${tags.length} tags, and its page stands below one.`;
      return [{...place, what, valid, fix: 'Name exactly one tag of openapi.yaml.'}];
    }
    if (found.tag) return [];
    const what = `openapi.yaml has no tag "${tags[0]}".`;
    return [{...place, what, valid, fix: 'Name one of these, or add the tag to openapi.yaml.'}];
  });
  const empty = api.tags.flatMap(({name}, index): Problem[] => {
    if (api.operations.some(({tag}) => tag?.name === name)) return [];
    const place = below(documentPlace(api), 'tags', index);
    const what = `no operation has the tag "${name}".`;
    return [{...place, what, fix: 'Remove the tag, or give it its operations.'}];
  });
  return [...wrong, ...empty];
}
