/**
 * A loader around that of a page: it makes the page depend on a file of its own, which LivePages
 * writes when something that the page shows has changed, and tells what the page has become.
 */
module.exports = function watchPage(source, map) {
  this.getOptions().pages.read(this.resourcePath, this.resource, String(source));
  this.callback(null, source, map);
};

/** Runs before the page is read: a page with a fault is read again too when the data change. */
module.exports.pitch = function watchPage() {
  this.addDependency(this.getOptions().pages.begin(this.resourcePath));
};
