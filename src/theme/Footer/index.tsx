import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ThemedImage from '@theme/ThemedImage';
import type {ReactNode} from 'react';
import {footer} from '@site/config/footer';
import SocialIcon from './SocialIcon';
import styles from './styles.module.css';

/** The footer: links for developers, legal links and accounts. */
export default function Footer(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const sources = {
    light: useBaseUrl('/img/logo-light.svg'),
    dark: useBaseUrl('/img/logo-dark.svg'),
  };
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <Link to="/" className={styles.logo}>
          <ThemedImage
            alt="Babylon documentation, home"
            sources={sources}
            height={footer.logoHeight}
            width={91}
          />
        </Link>
        <nav aria-labelledby="footer-developers">
          <h2 id="footer-developers" className={styles.title}>
            {footer.group.title}
          </h2>
          <ul className={styles.links}>
            {footer.group.links.map(({label, href}) => (
              <li key={label}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.social}>
          {footer.social.map(({icon, label, href}) => (
            <li key={icon}>
              <a href={href} aria-label={label} rel="noopener noreferrer" target="_blank">
                <SocialIcon icon={icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.bottom}>
        <span>
          © {String(siteConfig.customFields?.year)} {footer.holder}
        </span>
        <ul className={styles.legal}>
          {footer.legal.map(({label, href}) => (
            <li key={label}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
