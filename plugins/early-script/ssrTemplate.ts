import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const SCRIPT = '<script src=';

/**
 * The framework's HTML template of a built page, with scripts of an unknown type, which browsers neither
 * run nor request. `client/startScripts.ts` starts them. The development server has its own template
 * and loads them at once.
 *
 * @throws Error if the framework's template loads scripts in another way
 */
export function ssrTemplate(): string {
  if (!template.includes(SCRIPT)) {
    throw new Error(
      `@docusaurus/core/lib/ssg/ssgTemplate.html: no "${SCRIPT}". Change SCRIPT in plugins/early-script/ssrTemplate.ts to how the framework's template loads scripts now.`,
    );
  }
  return template.replace(SCRIPT, '<script type="waiting" src=');
}
