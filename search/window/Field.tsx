import type {ComponentProps, ReactNode, Ref} from 'react';
import Icon from './Icon';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  readonly field: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly clearLabel: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** More buttons of the form. */
  readonly children?: ReactNode;
};

/** The top of the window: the field, a button that clears it, and one that cancels. */
export default function Field(props: Props): ReactNode {
  const {field, value, onText, clearLabel, onSubmit, onClose, children, ...input} = props;
  return (
    <div className="search-head">
      <form
        className="search-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          enterKeyHint="search"
          className="search-field"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onText(event.target.value)}
          {...input}
        />
        <button
          type="button"
          className="search-clear"
          title={clearLabel}
          aria-label={clearLabel}
          hidden={value === ''}
          onClick={({currentTarget}) => {
            onText('');
            currentTarget.form?.querySelector('input')?.focus();
          }}
        >
          <Icon name="clear" />
        </button>
        {children}
      </form>
      <button type="button" className="search-cancel" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
