/** Adds a dependency on `options.file` before a page compiles, so a page with an error has it too. */
exports.pitch = function dependOn() {
  this.addDependency(this.getOptions().file);
};
