/** The part of a loaded plugin that matters here. */
export type Hooked = {
  name: string;
  postBuild?: (...args: never[]) => unknown;
};

/**
 * Resolves when the `postBuild` of every other plugin is done. The framework starts all of them
 * at once and has no order among them; the pages that others write would be missed. So the hooks
 * that are still to be called are watched: this must run first, and before any `await`.
 *
 * @throws when `self` is not the first plugin with a `postBuild`.
 */
export async function afterOthers(plugins: readonly Hooked[], self: string): Promise<void> {
  const hooked = plugins.filter((plugin) => plugin.postBuild !== undefined);
  if (hooked[0]?.name !== self) {
    throw new Error(
      [
        `[${self}] must be the first plugin that works after the build, but it comes after: ` +
          `${before(hooked, self).join(', ')}.`,
        `Move "./plugins/${self}/index.ts" to the top of "plugins" in docusaurus.config.ts.`,
      ].join('\n'),
    );
  }
  const running: Promise<unknown>[] = [];
  for (const plugin of hooked.slice(1)) {
    const original = plugin.postBuild;
    plugin.postBuild = (...args) => {
      const result = Promise.resolve(original?.apply(plugin, args));
      running.push(result);
      return result;
    };
  }
  // The framework calls all hooks in one go; they have been called when this turn is over.
  await Promise.resolve();
  await Promise.all(running);
}

function before(hooked: readonly Hooked[], self: string): string[] {
  const names = hooked.map(({name}) => name);
  return names.slice(0, names.indexOf(self));
}
