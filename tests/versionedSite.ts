import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {createServer, type SiteServer} from '../server/createServer';

const PROJECT = path.resolve(__dirname, '..');

/** A navbar with every type of item, and two versions of the documents. */
const config = {
  title: 'Versions',
  url: 'https://versions.test',
  baseUrl: '/',
  trailingSlash: true,
  // The title links to a home page, which this site lacks.
  onBrokenLinks: 'ignore',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {faster: {rspackBundler: true, swcJsLoader: true}},
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: 'docs',
        sidebarPath: './sidebars.json',
        lastVersion: '1.0',
        versions: {current: {label: 'Next', path: 'next'}},
      },
    ],
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    navbar: {
      items: [
        {to: '/docs/guides/', label: 'Plain link'},
        {type: 'dropdown', label: 'More', items: [{to: '/docs/guides/', label: 'Inside'}]},
        {type: 'doc', docId: 'guides/guides', label: 'One document'},
        {type: 'docSidebar', sidebarId: 'guides', label: 'One sidebar'},
        {type: 'docsVersion', label: 'This version'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
        {type: 'html', value: '<b>Own markup</b>', position: 'right'},
        {type: 'search', position: 'right'},
      ],
    },
  },
};

const page = (title: string, slug: string, text = '') => `---
title: ${title}
slug: ${slug}
---

${text}
`;
const sidebars = (...docs: string[]) => ({guides: ['intro', 'guides/guides', ...docs]});

/** Files of the site; values that are not text are written as JSON. */
const FILES: Readonly<Record<string, string | object>> = {
  'docusaurus.config.json': config,
  'docusaurus.config.js': "module.exports = require('./docusaurus.config.json');\n",
  'package.json': {name: 'versions', private: true},
  'versions.json': ['1.0'],
  'sidebars.json': sidebars('guides/added'),
  'versioned_sidebars/version-1.0-sidebars.json': sidebars(),
  'docs/intro.md': page('Introduction', '/'),
  'docs/guides/guides.md': page('Guides', '/guides/'),
  'docs/guides/added.md': page('Added later', '/guides/added/', '## A part\n'),
  'versioned_docs/version-1.0/intro.md': page('Introduction 1.0', '/'),
  'versioned_docs/version-1.0/guides/guides.md': page('Guides 1.0', '/guides/'),
  'src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.ts': `export {default} from ${JSON.stringify(
    path.join(PROJECT, 'src/theme/NavbarItem/DropdownNavbarItem/Desktop'),
  )};\n`,
  // The server requires a home page; no test opens it.
  'static/index.html': '<!doctype html><title>Versions</title>',
  'src/theme/SearchBar/index.js': `import React from 'react';
export default () => React.createElement('button', {type: 'button'}, 'Search');
`,
};

/** A small built site with two versions of its documents. */
export type VersionedSite = {readonly url: string; close(): void};

/**
 * Builds the site in a temporary folder and serves it.
 *
 * @throws Error with the complete output of the build if it fails
 */
export async function buildVersionedSite(): Promise<VersionedSite> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'versioned-site-')));
  const remove = () => rmSync(folder, {recursive: true, force: true});
  for (const [file, content] of Object.entries(FILES)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
  try {
    await promisify(execFile)(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--no-minify'],
      {cwd: folder, env: {...process.env, NODE_ENV: 'production'}},
    );
  } catch (error) {
    remove();
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    throw new Error(`The build of the site with two versions failed:\n${stdout}\n${stderr}`);
  }
  const server = createServer({root: path.join(folder, 'build'), headers: [], redirects: []});
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close() {
      server.close();
      server.closeAllConnections();
      remove();
    },
  };
}

function listen(server: SiteServer): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
