import type {ReactNode} from 'react';
import Zoomable from '../ZoomableImage/Zoomable';
import styles from './styles.module.css';

/** Pages give `name` and `caption`; plugins/figures adds the checked markup of the drawings. */
type Props = {
  readonly name: string;
  readonly caption: string;
  readonly wide?: string;
  readonly tall?: string;
};

/** A drawing that follows the color mode, with a tall variant for phones where one is drawn. */
export function Figure({name, caption, wide = '', tall}: Props): ReactNode {
  return (
    <figure className={styles.figure} data-figure={name}>
      {/* Markup of our own files, checked when the site was built: no script, no style. */}
      <div className={tall ? styles.wide : styles.only}>
        <Zoomable>
          <span className={styles.drawing} dangerouslySetInnerHTML={{__html: wide}} />
        </Zoomable>
      </div>
      {tall && (
        <div className={styles.tall}>
          <Zoomable>
            <span className={styles.drawing} dangerouslySetInnerHTML={{__html: tall}} />
          </Zoomable>
        </div>
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
