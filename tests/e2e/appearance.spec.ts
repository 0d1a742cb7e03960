import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {format} from 'prettier';
import {measure, type Box, type Colors} from './appearance/measure';
import {pages} from './appearance/parts';
import {open} from './open';

/**
 * Pixels by which a box may differ. Chromium builds differ in font hinting: between two Debian packages,
 * parts next to text moved by up to 6 px horizontally, and not at all vertically.
 */
const TOLERANCE = {x: 8, width: 8, y: 2, height: 2, above: 2} as const;

const MODES = ['light', 'dark'] as const;

type Recorded = Record<string, {box: Box} & Record<(typeof MODES)[number], Colors>>;

/** Differences between the recorded and the measured parts, one per string. */
function compare(recorded: Recorded, measured: Recorded): string[] {
  return Object.entries(measured).flatMap(([part, current]) => {
    if (!recorded[part]) return [`${part}: not recorded`];
    const {box, ...colors} = recorded[part];
    const sides = Object.keys(box) as (keyof Box)[];
    const boxDifferences = sides
      .filter(
        (side) => !(Math.abs((current.box[side] ?? NaN) - (box[side] ?? NaN)) <= TOLERANCE[side]),
      )
      .map((side) => `${part}: ${side} ${current.box[side]} px, recorded ${box[side]} px`);
    const colorDifferences = MODES.filter(
      (mode) => JSON.stringify(colors[mode]) !== JSON.stringify(current[mode]),
    ).map(
      (mode) =>
        `${part}, ${mode}: ${JSON.stringify(current[mode])}, recorded ${JSON.stringify(colors[mode])}`,
    );
    return [...boxDifferences, ...colorDifferences];
  });
}

test.use({viewport: {width: 1280, height: 1600}});

for (const [kind, {address, parts}] of Object.entries(pages)) {
  test(`${kind}: the parts of the page have their recorded positions and colors`, async ({
    page,
  }) => {
    const file = path.join(__dirname, 'appearance', `${kind}.json`);
    const measured: Recorded = {};
    for (const mode of MODES) {
      await open(page, `${address}?docusaurus-theme=${mode}`);
      await page.evaluate(() => document.fonts.ready);
      let now: Awaited<ReturnType<typeof measure>> = {};
      // The form of an operation is loaded after the page and replaces its placeholder in the HTML.
      await expect
        .poll(async () => {
          now = await measure(page, parts);
          return Object.keys(parts).filter((name) => !now[name]);
        }, 'parts that are not visible')
        .toEqual([]);
      for (const [name, part] of Object.entries(now)) {
        if (!part) continue;
        measured[name] = {
          ...measured[name],
          box: part.box,
          [mode]: part.colors,
        } as Recorded[string];
      }
    }
    if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
      const text = JSON.stringify(measured);
      writeFileSync(
        file,
        await format(text, {parser: 'json', printWidth: 100, bracketSpacing: false}),
      );
    }
    expect(compare(JSON.parse(readFileSync(file, 'utf8')) as Recorded, measured)).toEqual([]);
  });
}
