import type {Page} from '@playwright/test';
import type {Part} from './parts';

/** Position and size of a part, in CSS pixels; `above` is the gap to the element above it. */
export type Box = Readonly<Partial<Record<'x' | 'y' | 'width' | 'height' | 'above', number>>>;

/** Colors of a part, by CSS property; transparent colors are omitted. */
export type Colors = Readonly<Record<string, string>>;

export type Measured = {box: Box; colors: Colors};

/** Measures the parts of an open page, by name; `undefined` for a part that is not visible. */
export function measure(
  page: Page,
  parts: Readonly<Record<string, Part>>,
): Promise<Record<string, Measured | undefined>> {
  return page.evaluate((partsByName) => {
    // A color in transition matches neither its start nor its end.
    for (const animation of document.getAnimations()) animation.finish();
    const find = (selector: string) =>
      [...document.querySelectorAll(selector)].find(
        (node) => node.checkVisibility({visibilityProperty: true}) && node.getClientRects().length,
      );
    const boxOf = (node: Element, extent: string): Box => {
      const {x, y, width, height} = node.getBoundingClientRect();
      const round = (value: number) => Math.round(value);
      if (extent === 'inline') return {};
      const sides = {x: round(x), width: round(width)};
      if (extent === 'box') return {...sides, y: round(y + scrollY), height: round(height)};
      const previous = node.previousElementSibling?.getBoundingClientRect().bottom;
      const edge = previous ?? node.parentElement?.getBoundingClientRect().top ?? 0;
      return {...sides, above: round(y - edge)};
    };
    const colorsOf = (node: Element) => {
      const style = getComputedStyle(node);
      const colors: Record<string, string> = {
        text: style.color,
        background: style.backgroundColor,
      };
      const borders = ['top', 'right', 'bottom', 'left'].flatMap((side) =>
        style.getPropertyValue(`border-${side}-width`) === '0px'
          ? []
          : [[`border ${side}`, style.getPropertyValue(`border-${side}-color`)] as const],
      );
      const isFrame = borders.length === 4 && new Set(borders.map(([, color]) => color)).size === 1;
      Object.assign(colors, isFrame ? {border: borders[0]?.[1]} : Object.fromEntries(borders));
      if (node instanceof SVGElement) {
        colors.fill = style.fill;
        colors.stroke = style.stroke;
      }
      const isPainted = (color: string) => color !== 'none' && color !== 'rgba(0, 0, 0, 0)';
      return Object.fromEntries(Object.entries(colors).filter(([, color]) => isPainted(color)));
    };
    return Object.fromEntries(
      Object.entries(partsByName).map(([name, {selector, extent}]) => {
        const node = find(selector);
        return [name, node && {box: boxOf(node, extent), colors: colorsOf(node)}];
      }),
    );
  }, parts);
}
