/** Stands in the browser for a component that only the HTML of the server shows. */
export default function NoComponent(): null {
  return null;
}
