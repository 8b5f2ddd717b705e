import type { PageContext } from '#schema/site/page-context'
import { wordsOf } from '../words/words'
import { queryText } from './site-href'

/** Plain links that share a page: no script of a network is loaded, and nothing is told before somebody clicks. */
export function ShareLinks({ text, page }: ShareLinksProps) {
  const words = wordsOf(page.language)
  return (
    <nav className="share-links" aria-label={words.share}>
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
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={icon} />
              </svg>
              <span className="share-links-name">{words.shareOn(words.networks[network])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where pages are shared, by which parameters; drawn by initials and a bird of our own. */
const networks = [
  {
    network: 'FACEBOOK',
    address: 'https://www.facebook.com/sharer/sharer.php',
    url: 'u',
    text: 'quote',
    icon: 'M13.6 21v-7.6h2.6l.5-3.1h-3.1V8.4c0-1 .4-1.7 1.8-1.7h1.5V4a19 19 0 0 0-2.4-.2c-2.5 0-4.1 1.5-4.1 4.2v2.3H7.6v3.1h2.8V21z',
  },
  {
    network: 'LINKEDIN',
    address: 'https://www.linkedin.com/shareArticle',
    url: 'url',
    text: 'title',
    icon: 'M5 9.3h3V20H5zM6.5 4.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM10 9.3h2.9v1.5c.6-1 1.7-1.7 3.1-1.7 2.6 0 3.9 1.6 3.9 4.4V20h-3v-6c0-1.5-.6-2.3-1.8-2.3-1.3 0-2.1.9-2.1 2.5V20h-3z',
  },
  {
    network: 'TWITTER',
    address: 'https://twitter.com/intent/tweet',
    url: 'url',
    text: 'text',
    icon: 'M20.5 6.9c-.6.3-1.3.5-2 .6.7-.4 1.3-1.1 1.5-1.9-.7.4-1.4.7-2.2.9a3.5 3.5 0 0 0-6 3.2A10 10 0 0 1 4.6 6a3.5 3.5 0 0 0 1.1 4.7c-.6 0-1.1-.2-1.6-.4a3.5 3.5 0 0 0 2.8 3.4c-.5.1-1 .2-1.6.1a3.5 3.5 0 0 0 3.3 2.4A7.1 7.1 0 0 1 3.5 17.7a10 10 0 0 0 15.3-8.9c.7-.5 1.3-1.1 1.7-1.9z',
  },
] as const

interface ShareLinksProps {
  /** What is shared: its title. */
  readonly text: string
  readonly page: Pick<PageContext, 'canonical' | 'language'>
}
