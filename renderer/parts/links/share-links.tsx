import type { PageContext } from '#schema/site/page-context'
import { Icon } from '../kit/icon'
import { messagesFor } from '../words/words'
import { queryText } from './site-href'

/**
 * Plain links for sharing a page: no network's script is loaded, and nothing is sent before a click. The island adds two buttons
 * if the browser supports them: the device's share sheet, and copying the address.
 */
export function ShareLinks({ text, page }: ShareLinksProps) {
  const words = messagesFor(page.language)
  return (
    <nav className="share-links" aria-label={words.share} data-island="share">
      <p className="share-links-label" aria-hidden="true">
        {words.share}
      </p>
      <ul>
        {networks.map(({ network, address, url: urlKey, text: textKey, icon }) => (
          <li key={network}>
            <a
              href={`${address}${queryText([
                [urlKey, page.canonical],
                [textKey, text],
              ])}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name={icon} />
              <span className="share-links-name">{words.shareOn(words.networks[network])}</span>
            </a>
          </li>
        ))}
        <li>
          <a
            href={`${WHATSAPP}${queryText([['text', `${text} ${page.canonical}`]])}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            <span className="share-links-name">{words.shareOn(words.networks.WHATSAPP)}</span>
          </a>
        </li>
        <li>
          <a href={`mailto:?${mailParameters(text, page.canonical)}`}>
            <Icon name="mail" />
            <span className="share-links-name">{words.shareByEmail}</span>
          </a>
        </li>
        <li hidden>
          <button type="button" data-share="copy" data-url={page.canonical}>
            <Icon name="link" />
            <span className="share-links-name">{words.copyLink}</span>
          </button>
        </li>
        <li hidden>
          <button type="button" data-share="device" data-url={page.canonical} data-title={text}>
            <Icon name="share" />
            <span className="share-links-name">{words.shareWith}</span>
          </button>
        </li>
      </ul>
      <p className="share-links-copied" role="status" data-copied={words.linkCopied} />
    </nav>
  )
}

/** Percent-encodes with `%20` for a space, because mail programs show a `+` literally. */
function mailParameters(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** The networks for sharing, with their parameters and icons. */
const networks = [
  {
    network: 'FACEBOOK',
    address: 'https://www.facebook.com/sharer/sharer.php',
    url: 'u',
    text: 'quote',
    icon: 'facebook',
  },
  {
    network: 'LINKEDIN',
    address: 'https://www.linkedin.com/shareArticle',
    url: 'url',
    text: 'title',
    icon: 'linkedin',
  },
  {
    network: 'TWITTER',
    address: 'https://twitter.com/intent/tweet',
    url: 'url',
    text: 'text',
    icon: 'twitter',
  },
] as const

/** WhatsApp takes a single text that includes the address. */
const WHATSAPP = 'https://api.whatsapp.com/send'

interface ShareLinksProps {
  /** The title of the shared page. */
  readonly text: string
  readonly page: Pick<PageContext, 'canonical' | 'language'>
}
