import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const SCRIPT = '<script src=';

/**
 * The framework's HTML template for built pages, except that its scripts have an unknown type, so that
 * browsers neither request nor run them. `client/startScripts.ts` starts them. The development server
 * has its own template and loads its scripts at once.
 *
 * @throws Error if the framework's template loads scripts in a different way
 */
export function ssrTemplate(): string {
  if (!template.includes(SCRIPT)) {
    throw new Error(
      `@docusaurus/core/lib/ssg/ssgTemplate.html: no "${SCRIPT}". Change SCRIPT in plugins/early-script/ssrTemplate.ts to how the framework's template loads scripts now.`,
    );
  }
  return template.replace(SCRIPT, '<script type="waiting" src=');
}
