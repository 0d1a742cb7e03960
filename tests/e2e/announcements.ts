import type {CDPSession, Page} from '@playwright/test';

type Value = {value?: unknown};
type Node = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: {name: string; value: Value}[];
};

/** Words that a screen reader announces for a state, after the name. */
const STATES: Readonly<Record<string, (value: unknown) => string>> = {
  level: (value) => `level ${String(value)}`,
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  selected: (value) => (value ? 'selected' : ''),
  pressed: (value) => (value === 'true' ? 'pressed' : ''),
  invalid: (value) => (value === 'true' ? 'invalid' : ''),
  disabled: (value) => (value ? 'disabled' : ''),
};

/** A screen reader's announcement for the focused element, from the accessibility tree. */
export async function announcementAtFocus(page: Page, devtools: CDPSession): Promise<string> {
  // A combobox keeps the focus while an option of its list is active.
  const {result} = await devtools.send('Runtime.evaluate', {
    expression: `(() => {
      const {activeElement} = document;
      const active = activeElement?.getAttribute('aria-activedescendant');
      return (active && document.getElementById(active)) || activeElement;
    })()`,
  });
  const {nodes} = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return phrase(nodes[0] as Node);
}

/** Role, name, value, states and description, as in `textbox "Amount" 1, invalid`. */
function phrase({role, name, value, description, properties = []}: Node): string {
  const text = (field?: Value) => (typeof field?.value === 'string' ? field.value.trim() : '');
  const states = properties.map((state) => STATES[state.name]?.(state.value.value) ?? '');
  const first = [text(role), `"${text(name).replace(/\s+/g, ' ')}"`, text(value)];
  return [first.filter(Boolean).join(' '), ...states, text(description)].filter(Boolean).join(', ');
}

/** The texts of the live regions, which a screen reader announces when they change. */
export function liveRegionTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live=polite], output')].map(
      (region) => (region.textContent ?? '').replace(/\s+/g, ' ').trim(),
    ),
  );
}
