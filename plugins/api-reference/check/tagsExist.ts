import type {Problem} from '../load/problem';
import type {Api, ApiOperation} from '../load/readApi';
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
    if (found.tag) return groupProblems(found);
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

/** Where a tag has groups, an operation that names none of them would stand nowhere. */
function groupProblems(found: ApiOperation): Problem[] {
  const groups = found.tag?.['x-groups'];
  const group = found.operation['x-group'];
  if (!groups || (group !== undefined && groups.includes(group))) return [];
  const what = `the operation is in no group of its tag: x-group is ${group ?? 'missing'}.`;
  const place = below(placeOf(found), 'x-group');
  return [{...place, what, valid: groups.join(', '), fix: 'Name one of these as x-group.'}];
}
