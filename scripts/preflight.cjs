// Runs before `npm start` and `npm test`, on any version of Node: an old one would fail on our syntax
// or on a missing package, with an error that mentions neither Node nor the fix.
const {existsSync} = require('fs');
const {join} = require('path');
const {engines} = require('../package.json');

/** Whether a version is in a range such as `^20.19 || >=24`. */
function isInRange(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split(' || ').some(function (part) {
    const [leastMajor, leastMinor = 0] = part.replace(/^\D+/, '').split('.').map(Number);
    if (major === leastMajor) return minor >= leastMinor;
    return part.startsWith('>=') && major > leastMajor;
  });
}

/** Describes what is missing in one line; returns `undefined` if nothing is. */
function findProblem(version, hasPackages) {
  if (!isInRange(version, engines.node)) {
    return `Node.js ${version}: not supported. Use ${engines.node}, for example "nvm install" (version of .nvmrc) or https://nodejs.org/en/download.`;
  }
  if (!hasPackages) {
    return 'node_modules: packages are missing. Run "npm ci"; it needs the npm registry that "npm config get registry" names.';
  }
  return undefined;
}

module.exports = {findProblem, isInRange};

if (require.main === module) {
  const hasPackages = existsSync(join(__dirname, '../node_modules/.package-lock.json'));
  const problem = findProblem(process.versions.node, hasPackages);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  }
}
