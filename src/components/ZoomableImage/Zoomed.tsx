import {useEffect, useState, type ReactNode} from 'react';
import {Controlled} from 'react-medium-image-zoom';
import 'react-medium-image-zoom/dist/styles.css';
import './zoomed.css';

/** Vertical distance in px beyond which a swipe closes the picture. */
const SWIPE_THRESHOLD = 10;

/** The zoom library around a picture, opened at once because the reader has just asked for it. */
export default function Zoomed({children}: {readonly children: ReactNode}): ReactNode {
  const [zoomed, setZoomed] = useState(false);
  // The library measures its picture after mounting; opening in the same step finds nothing.
  useEffect(() => setZoomed(true), []);
  return (
    <Controlled
      isZoomed={zoomed}
      onZoomChange={setZoomed}
      wrapElement="span"
      a11yNameButtonZoom="Expand image"
      a11yNameButtonUnzoom="Minimize image"
      swipeToUnzoomThreshold={SWIPE_THRESHOLD}
      zoomMargin={0}
    >
      {children}
    </Controlled>
  );
}
