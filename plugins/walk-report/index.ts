import type {Plugin} from '@docusaurus/types';
import {reportWalks, type Doc} from '../../markdown/front-matter/reportWalks';

type DocsContent = {loadedVersions: {docs: Doc[]}[]};

/** After the build: which pages of steps nobody has done as written. */
export default function walkReportPlugin(): Plugin {
  let docs: Doc[] = [];
  return {
    name: 'walk-report',
    allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      docs = (instances as DocsContent[]).flatMap(({loadedVersions}) =>
        loadedVersions.flatMap((version) => version.docs),
      );
      return Promise.resolve();
    },
    postBuild() {
      const lines = reportWalks(docs);
      if (lines.length > 0) console.log(lines.join('\n'));
      return Promise.resolve();
    },
  };
}
