import type {NavbarItem} from '@docusaurus/theme-common';
import {external} from './site';

/**
 * The top navigation, in the specified order. The two items that show only an icon have an accessible
 * name.
 */
export const navbar: {
  title: string;
  hideOnScroll: boolean;
  logo: {alt: string; src: string; srcDark: string; width: number; height: number};
  items: NavbarItem[];
} = {
  title: 'Docs',
  hideOnScroll: true,
  logo: {
    alt: 'Babylon documentation, home',
    src: 'img/logo-light.svg',
    srcDark: 'img/logo-dark.svg',
    width: 101,
    height: 40,
  },
  items: [
    {
      to: '/guides/overview/',
      label: 'Overview',
      position: 'left',
      // All guides, including governance and the glossary.
      activeBasePath: '/guides/',
    },
    {to: '/stakers/', label: 'Stakers', position: 'left'},
    {
      to: '/developers/',
      label: 'Developers',
      position: 'left',
      // The wallet category has its own address.
      activeBaseRegex: '/(developers|category)/',
    },
    {to: '/operators/', label: 'Operators', position: 'left'},
    {to: '/bsns/', label: 'BSNs', position: 'left'},
    {
      type: 'dropdown',
      label: 'API',
      position: 'left',
      items: [
        {
          to: '/api/staking-api/babylon-staking-api/',
          label: 'Staking API',
          activeBasePath: '/api/staking-api/',
        },
        {
          to: '/api/babylon-gRPC/babylon-grpc-api-docs/',
          label: 'Babylon gRPC',
          activeBasePath: '/api/babylon-gRPC/',
        },
        {
          to: '/api/comet-bft/babylon-grpc-api-docs/',
          label: 'CometBFT RPC',
          activeBasePath: '/api/comet-bft/',
        },
      ],
    },
    {href: external.support, label: 'Support', position: 'left'},
    {
      href: external.community,
      position: 'right',
      className: 'navbar-icon navbar-icon--chat',
      'aria-label': 'Community chat on Discord',
    },
    {
      href: external.source,
      position: 'right',
      className: 'navbar-icon navbar-icon--source',
      'aria-label': 'Source code on GitHub',
    },
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
};
