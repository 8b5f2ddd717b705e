import { messagesFor } from '../words/words'

/**
 * Search field of the site. The browser submits it as a plain address, without script. The island shows the first results during
 * typing.
 */
export function SearchForm({ id, action, text = '', placeholder = '', language }: SearchFormProps) {
  const words = messagesFor(language)
  return (
    <search className="search-form" data-island="search-form">
      <form action={action}>
        <label htmlFor={`${id}-q`}>{words.searchThisSite}</label>
        <input
          id={`${id}-q`}
          type="search"
          name="q"
          // Keeps the visitor's input until the address contains another query.
          key={text}
          defaultValue={text || undefined}
          placeholder={placeholder || undefined}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{words.search}</button>
        <div className="search-form-suggestions" hidden />
      </form>
    </search>
  )
}

interface SearchFormProps {
  readonly id: string
  /** The address of the results page. */
  readonly action: string
  /** The current query. */
  readonly text?: string
  readonly placeholder?: string
  readonly language: string
}
