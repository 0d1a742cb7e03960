/** A link in the footer. An `href` that starts with a slash is a page of the site. */
export type FooterLink = {readonly label: string; readonly href: string};

/** A link to an account, shown as an icon from `src/theme/Footer/SocialIcon.tsx`. */
export type SocialLink = FooterLink & {readonly icon: 'github' | 'linkedin' | 'x' | 'youtube'};

/** Content of the footer, as specified: one group, two legal links, four accounts. */
export const footer = {
  group: {
    title: 'Developers',
    links: [
      {label: 'Docs', href: '/guides/overview/'},
      {label: 'Developer Events', href: 'https://linktr.ee/buildonbabylon'},
      {
        label: 'Project Showcase',
        href: 'https://dorahacks.io/hackathon/babylon-hakcer-house-bangkok/buidl',
      },
    ],
  },
  legal: [
    {label: 'Privacy Policy', href: 'https://babylonlabs.io/privacy-policy'},
    {label: 'Terms of Service', href: 'https://babylonlabs.io/terms'},
  ],
  holder: 'Babylon Labs',
  social: [
    {icon: 'github', label: 'GitHub organization', href: 'https://github.com/babylonlabs-io'},
    {
      icon: 'linkedin',
      label: 'LinkedIn page',
      href: 'https://www.linkedin.com/company/babylon-labs-official/',
    },
    {icon: 'x', label: 'Babylon on X, formerly Twitter', href: 'https://x.com/babylonlabs_io'},
    {icon: 'youtube', label: 'YouTube channel', href: 'https://www.youtube.com/@babylonlabs'},
  ],
  logoHeight: 36,
} as const satisfies {
  group: {title: string; links: readonly FooterLink[]};
  legal: readonly FooterLink[];
  holder: string;
  social: readonly SocialLink[];
  logoHeight: number;
};
