/** Adds a dependency on `options.file` before a page compiles, so that pages with errors depend on it too. */
exports.pitch = function dependOn() {
  this.addDependency(this.getOptions().file);
};
