import type {Problem} from '../load/problem';
import type {Api} from '../load/readApi';
import {below, documentPlace, placeOf, type Place} from './place';

/**
 * Operation ids and slugs name one thing each; a slug is the last part of a page's address, and
 * the name of the operation's file.
 *
 * @param pathFile file in which a path is written, from the document's folder
 */
export function uniqueNames(api: Api, pathFile: (path: string) => string | undefined): Problem[] {
  const problems: Problem[] = [];
  const ids = new Map<string, Place>();
  for (const found of api.operations) {
    const place = below(placeOf(found), 'operationId');
    const id = found.operation.operationId;
    if (id === undefined) {
      problems.push({
        ...place,
        what: 'the operation has no id.',
        fix: 'Add operationId: a name in lowerCamel that no other operation has.',
      });
      continue;
    }
    const other = ids.get(id);
    if (other) {
      problems.push({
        ...place,
        what: `the operation id "${id}" is that of ${other.file} too.`,
        fix: 'Give one of them another name; a tag in front of it tells them apart.',
      });
    }
    ids.set(id, place);
  }

  const slugs = new Map<string, string>([[api.entry.slug, `docs/api/${api.entry.file}`]]);
  const claim = (slug: string | undefined, place: Place, example: string): void => {
    if (slug === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      problems.push({
        ...place,
        what: slug === undefined ? 'x-slug is missing.' : `the slug "${slug}" is no address.`,
        valid: 'lower-case letters, digits and single hyphens',
        fix: `Write x-slug as the last part of the page's address, such as ${example}.`,
      });
      return;
    }
    const other = slugs.get(slug);
    if (other !== undefined) {
      problems.push({
        ...place,
        what: `the slug "${slug}" is that of ${other} too.`,
        fix: 'Give the newer page another slug; the older one may be linked from elsewhere.',
      });
    }
    slugs.set(slug, place.file);
  };
  api.tags.forEach((tag, index) => {
    claim(tag['x-slug'], below(documentPlace(api), 'tags', index, 'x-slug'), 'epoching');
  });
  for (const found of api.operations) {
    claim(found.operation['x-slug'], below(placeOf(found), 'x-slug'), 'current-epoch');
  }
  for (const {slug, file} of api.sockets) claim(slug, {file, pointer: '/slug'}, 'subscribe');
  return [...problems, ...pathFiles(api, pathFile)];
}

/** A page shows one operation, and stands in a file that is called as it. */
function pathFiles(api: Api, pathFile: (path: string) => string | undefined): Problem[] {
  return Object.entries(api.document.paths).flatMap(([path, item]): Problem[] => {
    const place = below(documentPlace(api), 'paths', path);
    if (item.get && item.post) {
      const what = `the path ${path} has both get and post.`;
      return [{...place, what, fix: 'Keep the one that readers call; a page shows one operation.'}];
    }
    const slug = (item.get ?? item.post)?.['x-slug'];
    const file = pathFile(path);
    if (file === `paths/${slug}.yaml`) return [];
    const what = `the operation of the page ${slug} is written in ${file ?? 'openapi.yaml'}.`;
    const own = file ? `, or give the operation the slug ${fileName(file)}` : '';
    return [{...place, what, fix: `Call the file paths/${slug}.yaml${own}.`}];
  });
}

function fileName(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.yaml$/, '');
}
