import {expect} from '@playwright/test';
import {buildVersionedSite} from '../../versionedSite';
import type {Behavior} from '../behavior';
import {startProxy} from '../testProxy';

/** Behavior of a second version of the documents, on a small site that has one. */
export const versions: readonly Behavior[] = [
  {
    name: 'the version menu opens by keyboard, links to the same document, and keeps the choice',
    async run(view) {
      const site = await buildVersionedSite();
      const proxy = await startProxy(site.url);
      try {
        const versioned = view.through(proxy);
        const menu = versioned.find('navigation', 'Main');
        await versioned.open('/docs/guides/');
        await menu.find('button', '1.0').focus();
        await versioned.press('Enter');
        await menu.find('link', 'Next').click();
        await versioned.expectUrl('/docs/next/guides/');
        await versioned.expectVisible(versioned.find('heading', 'Guides'));
        // A page without versions shows the chosen version.
        await versioned.open('/404.html');
        await versioned.expectVisible(menu.find('button', 'Next'));
        // The other version lacks this document, so the menu links to its main document.
        await versioned.open('/docs/next/guides/added/');
        await menu.find('button', 'Next').focus();
        await versioned.press('Enter');
        await menu.find('link', '1.0').click();
        await versioned.expectUrl('/docs/');
        await versioned.expectVisible(versioned.find('heading', 'Introduction 1.0'));
        expect(proxy.takeErrors()).toEqual([]);
      } finally {
        await proxy.stop();
        site.close();
      }
    },
  },
];
