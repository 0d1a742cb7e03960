import {expect} from '@playwright/test';
import {buildVersionedSite} from '../../versionedSite';
import type {Behavior} from '../behavior';
import {openGate} from '../gate';

/** Behavior of a second version of the documents, on a small site that has one. */
export const versions: readonly Behavior[] = [
  {
    name: 'the version menu opens by keyboard, links to the same document, and keeps the choice',
    async run(view) {
      const site = await buildVersionedSite();
      const gate = await openGate(site.url);
      try {
        const there = view.behind(gate);
        const menu = there.find('navigation', 'Main');
        await there.open('/docs/guides/');
        await menu.find('button', '1.0').focus();
        await there.press('Enter');
        await menu.find('link', 'Next').click();
        await there.isAt('/docs/next/guides/');
        await there.sees(there.find('heading', 'Guides'));
        // A page without versions shows the chosen one.
        await there.open('/404.html');
        await there.sees(menu.find('button', 'Next'));
        // The other version lacks this document, so its main one is shown.
        await there.open('/docs/next/guides/added/');
        await menu.find('button', 'Next').focus();
        await there.press('Enter');
        await menu.find('link', '1.0').click();
        await there.isAt('/docs/');
        await there.sees(there.find('heading', 'Introduction 1.0'));
        expect(gate.takeComplaints()).toEqual([]);
      } finally {
        await gate.stop();
        site.close();
      }
    },
  },
];
