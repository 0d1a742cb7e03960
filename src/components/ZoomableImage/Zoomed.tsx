import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {Controlled} from 'react-medium-image-zoom';
import 'react-medium-image-zoom/dist/styles.css';
import './zoomed.css';

/** Vertical distance in px beyond which a swipe closes the image. */
const SWIPE_THRESHOLD = 10;

/** The library's button, which appears once the image is measured and can be opened. */
const READY = '[data-rmiz-btn-zoom]';

type ZoomChange = NonNullable<ComponentProps<typeof Controlled>['onZoomChange']>;

/** Wraps an image in the zoom library and opens it at once, because the reader has already pressed it. */
export default function Zoomed({children}: {readonly children: ReactNode}): ReactNode {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [isZoomed, setIsZoomed] = useState(false);

  /**
   * The browser reports a closed dialog late. On a slow machine, the reader may have opened the
   * image again by then, so a report about an open dialog is ignored.
   */
  const onZoomChange: ZoomChange = (value, {event}) => {
    const isStale =
      event.type === 'close' && event.target instanceof HTMLDialogElement && event.target.open;
    if (!isStale) setIsZoomed(value);
  };

  useEffect(() => {
    const observer = new MutationObserver(openWhenReady);
    function openWhenReady() {
      const button = wrapper.current?.querySelector<HTMLElement>(READY);
      if (!button) return;
      observer.disconnect();
      // Replaces the pressed button. The library returns the focus here when the image closes.
      button.focus({preventScroll: true});
      setIsZoomed(true);
    }
    if (wrapper.current) observer.observe(wrapper.current, {childList: true, subtree: true});
    openWhenReady();
    return () => observer.disconnect();
  }, []);

  return (
    <span ref={wrapper}>
      <Controlled
        isZoomed={isZoomed}
        onZoomChange={onZoomChange}
        wrapElement="span"
        a11yNameButtonZoom="Expand image"
        a11yNameButtonUnzoom="Minimize image"
        swipeToUnzoomThreshold={SWIPE_THRESHOLD}
        zoomMargin={0}
      >
        {children}
      </Controlled>
    </span>
  );
}
