import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const SCRIPT = '<script src=';

/**
 * The framework's HTML of a built page, with its scripts marked as waiting: a browser neither runs
 * nor requests a script of an unknown type. `client/startScripts.ts` starts them. The development
 * server has its own template and loads them at once.
 *
 * @throws Error when the framework's template has no scripts in the known form
 */
export function ssrTemplate(): string {
  if (!template.includes(SCRIPT)) {
    throw new Error(
      `@docusaurus/core/lib/ssg/ssgTemplate.html: no "${SCRIPT}". Change SCRIPT in plugins/early-script/ssrTemplate.ts to how the framework's template loads scripts now.`,
    );
  }
  return template.replace(SCRIPT, '<script type="waiting" src=');
}
