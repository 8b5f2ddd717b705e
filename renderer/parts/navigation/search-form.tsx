import { messagesFor } from '../words/words'

/**
 * A field to search the site with. What is typed becomes a plain address: the browser sends it by itself. Its island shows
 * the first results below the field while someone types.
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
          // What is typed into the field belongs to the visitor, until the address says something else.
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
  /** The address of the page that shows what is found. */
  readonly action: string
  /** What has been looked for. */
  readonly text?: string
  readonly placeholder?: string
  readonly language: string
}
