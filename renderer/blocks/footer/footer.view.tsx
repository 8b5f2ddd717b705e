import type { Location } from '#schema/entities/location'
import { isBlankMarkup } from '#schema/fields/text'
import { safeHref } from '#schema/text/safe-href'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref, sitePath } from '../../parts/links/site-href'
import { RichText } from '../../parts/text/rich-text'
import { wordsOf } from '../../parts/words/words'
import type footer from './footer.block'
import { COPYRIGHT_START } from './footer.block'

type View = ViewProps<typeof footer>

/** The end of a page. */
export default function Footer({ props, refs, page }: View) {
  const { location } = page
  const logo = refs.media(props.logo) ?? location.logo
  const links = props.links.map(({ label, link }) => ({ label, href: linkHref(refs, page, link) }))
  return (
    <footer className="footer bleed ground-dark">
      <div className="footer-ornament">
        <Ornament kind="mandala" />
      </div>
      <div className="footer-columns">
        <div className="footer-place">
          <a className="footer-name" href={sitePath(page, '/')}>
            {logo ? (
              <img
                className="footer-logo"
                src={`${logo.url}?w=320`}
                width={logo.metadata.width}
                height={logo.metadata.height}
                alt={location.name}
                loading="lazy"
              />
            ) : (
              location.name
            )}
          </a>
          {props.useLocation && <Contact location={location} />}
          {!isBlankMarkup(props.contact) && <RichText markup={props.contact} />}
        </div>
        <LinkList title={props.linksTitle} links={links} />
        <LinkList title={props.socialTitle} links={socialOf(props, page)} />
      </div>
      <p className="footer-copyright">
        {wordsOf(page.language).copyright(
          COPYRIGHT_START,
          props.copyrightEnd ?? page.now.slice(0, 4),
        )}
      </p>
    </footer>
  )
}

function Contact({ location }: { readonly location: Location }) {
  const { addressLine1, city, region, postalCode } = location.address
  const lines = [addressLine1, city, [region, postalCode].filter(Boolean).join(' ')]
  const { phonePrimary: phone, emailPrimary: email } = location
  return (
    <address className="footer-contact">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}

function LinkList({ title, links }: LinkListProps) {
  const leading = links.filter(({ label, href }) => label && href)
  if (leading.length === 0) return null
  return (
    <nav className="footer-list" aria-label={title || leading.map(({ label }) => label).join(', ')}>
      {title && <h2 className="footer-heading">{title}</h2>}
      <ul>
        {leading.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <a className="footer-link" href={href ?? undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface LinkListProps {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly href: string | null }[]
}

function socialOf(
  { social }: View['props'],
  { location, language }: View['page'],
): LinkListProps['links'] {
  const { networks } = wordsOf(language)
  if (social.length > 0)
    return social.map(({ network, address }) => ({
      label: networks[network],
      href: safeHref(address),
    }))
  const own = location.configuration.social ?? {}
  return [
    { label: networks.FACEBOOK, href: safeHref(own.facebook) },
    { label: networks.INSTAGRAM, href: safeHref(own.instagram) },
    { label: networks.TWITTER, href: safeHref(own.twitter) },
    { label: networks.YOUTUBE, href: safeHref(own.youtube) },
  ]
}
