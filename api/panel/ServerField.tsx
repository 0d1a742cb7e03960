import {useId, type ReactNode} from 'react';
import {checkOwnServer} from '../request/ownServer';
import type {NamedServer, ServerChoice} from '../request/servers';
import {visibleText} from '../schema/visibleText';

type Props = {
  readonly servers: readonly NamedServer[];
  readonly choice: ServerChoice;
  readonly onChoice: (choice: ServerChoice) => void;
};

const OWN = 'own';

/** Which server is asked: one of the document's, or an address that the reader types. */
export function ServerField({servers, choice, onChoice}: Props): ReactNode {
  const id = useId();
  const selected = servers.find((server) => choice.kind === 'named' && server.id === choice.id);
  return (
    <div className="rq-field">
      <label htmlFor={id}>Server</label>
      <select
        id={id}
        value={choice.kind === 'own' ? OWN : choice.id}
        aria-describedby={`${id}-url`}
        onChange={({target}) =>
          onChoice(
            target.value === OWN ? {kind: 'own', url: ''} : {kind: 'named', id: target.value},
          )
        }
      >
        {servers.map((server) => (
          <option key={server.id} value={server.id}>
            {server.label}
          </option>
        ))}
        <option value={OWN}>Own server…</option>
      </select>
      {choice.kind === 'own' ? (
        <OwnAddress url={choice.url} onUrl={(url) => onChoice({kind: 'own', url})} />
      ) : (
        <p className="rq-hint" id={`${id}-url`} translate="no">
          {selected?.url}
        </p>
      )}
    </div>
  );
}

type OwnProps = {readonly url: string; readonly onUrl: (url: string) => void};

function OwnAddress({url, onUrl}: OwnProps): ReactNode {
  const id = useId();
  const judged = checkOwnServer(url);
  const error = 'error' in judged ? judged.error : undefined;
  return (
    <div className="rq-field">
      <label htmlFor={id}>Address of your server</label>
      <input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        translate="no"
        value={url}
        aria-invalid={error !== undefined && url !== ''}
        aria-describedby={`${id}-said`}
        onChange={({target}) => onUrl(target.value)}
      />
      <p id={`${id}-said`} className={error !== undefined && url !== '' ? 'rq-error' : 'rq-hint'}>
        {error ?? ('warning' in judged ? visibleText(judged.warning ?? '') : '')}
      </p>
    </div>
  );
}
