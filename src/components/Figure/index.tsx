import type {ReactNode} from 'react';
import {Zoomable} from '../ZoomableImage';
import Drawing from './Drawing';
import styles from './styles.module.css';

/** Pages set `name` and `caption`; markdown/figures adds the aspect ratios. */
type Props = {
  readonly name: string;
  readonly caption: string;
  readonly ratio?: string;
  readonly tallRatio?: string;
};

/** A drawing that follows the color mode. Phones show the tall version, if there is one. */
export function Figure({name, caption, ratio = '2 / 1', tallRatio}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={tallRatio ? styles.wide : undefined}>
        <Zoomable>
          <Drawing name={name} ratio={ratio} />
        </Zoomable>
      </div>
      {tallRatio && (
        <div className={styles.tall}>
          <Zoomable>
            <Drawing name={`${name}.tall`} ratio={tallRatio} />
          </Zoomable>
        </div>
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
