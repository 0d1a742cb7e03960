import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps two things that no page needs out of the browser's bundle: the Prism highlighter (code
 * is highlighted when the site is built) and the framework's list of Prism languages.
 */
export default function lightBundlePlugin(): Plugin {
  const empty = path.join(__dirname, 'noPrism.ts');
  return {
    name: 'light-bundle',
    configureWebpack() {
      return {resolve: {alias: {'prism-react-renderer': empty}}};
    },
  };
}
