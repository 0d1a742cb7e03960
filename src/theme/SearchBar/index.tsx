import {useEffect, useRef, type ReactNode} from 'react';
import {SearchForm} from '@site/src/components/SearchForm';
import {cutQuery} from '@site/plugins/search/client/query';

/** The search field of the navigation. Ctrl or Cmd K, or a slash, goes to it from anywhere. */
export default function SearchBar(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const combined = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const slash = event.key === '/' && !isEditable(event.target);
      if ((!combined && !slash) || !input.current) return;
      event.preventDefault();
      const selected = window.getSelection()?.toString() ?? '';
      if (selected.trim()) input.current.value = cutQuery(selected);
      input.current.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return <SearchForm size="navbar" input={input} />;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
