import { keyed } from '../../parts/kit/keyed'
import { Tabs } from '../../parts/kit/tabs'
import type { ViewProps } from '../../parts/kit/view'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor, type SiteMessages } from '../../parts/words/words'
import type securityAccessibility from './security-accessibility.block'

type Props = ViewProps<typeof securityAccessibility>

/** The rules, then the tabs. Entries without text are omitted. */
export default function SecurityAccessibility({ id, props, page }: Props) {
  const words = messagesFor(page.language)
  const tabs = props.tabs.filter(({ title }) => title.trim() !== '')
  return (
    <div className="security-accessibility">
      <Rules {...props} words={words} />
      {tabs.length > 0 && (
        <section
          className="security-accessibility-tabs"
          aria-label={props.tabsTitle || words.accessibility}
        >
          {props.tabsTitle && <h2>{props.tabsTitle}</h2>}
          <Tabs
            id={id}
            label={props.tabsTitle || words.accessibility}
            items={tabs.map(({ title, text }, index) => ({
              key: `tab-${index + 1}`,
              title,
              content: <RichText className="security-accessibility-text" markup={text} />,
            }))}
          />
        </section>
      )}
    </div>
  )
}

function Rules({ title, intro, rules, words }: Props['props'] & { readonly words: SiteMessages }) {
  const shown = keyed(
    rules.filter((rule) => rule.title.trim() !== ''),
    (rule) => rule.title,
  )
  if (!title && !intro && shown.length === 0) return null
  return (
    <section className="security-accessibility-security" aria-label={title || words.security}>
      <header className="security-accessibility-header">
        {title && <h2>{title}</h2>}
        {intro && <p className="security-accessibility-intro">{intro}</p>}
      </header>
      {shown.length > 0 && (
        <ol className="security-accessibility-rules">
          {shown.map(({ key, item }) => (
            <li key={key} className="security-accessibility-rule">
              <h3>{item.title}</h3>
              {item.text && <p>{item.text}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
