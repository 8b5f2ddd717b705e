import type { Location } from '#schema/entities/location'
import { isBlankMarkup } from '#schema/fields/text'
import { safeHref } from '#schema/text/safe-href'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref, sitePath } from '../../parts/links/site-href'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type footer from './footer.block'
import { COPYRIGHT_START } from './footer.block'
import { LinkList, type LinkListProps } from './footer-links'
import { OtherPlaces, SiteMap, TodaysHours } from './footer-map'

type View = ViewProps<typeof footer>

/** The footer of a page: contact details and further links. */
export default function Footer({ props, data, refs, page }: View) {
  const own = props.links.map(({ label, link }) => ({ label, href: linkHref(refs, page, link) }))
  const links = (props.linksFrom === 'site' && data.navigation?.footer) || own
  return (
    <footer className="footer bleed ground-dark">
      <div className="footer-ornament">
        <Ornament kind="mandala" />
      </div>
      <div className="footer-columns">
        <div className="footer-place">
          <Name {...{ props, refs, page }} />
          {props.showMap && <TodaysHours data={data} page={page} />}
          {props.useLocation && <Contact location={page.location} />}
          {!isBlankMarkup(props.contact) && <RichText markup={props.contact} />}
        </div>
        {props.showMap && <SiteMap data={data} page={page} />}
        {props.showMap && <OtherPlaces data={data} page={page} />}
        <div className="footer-more">
          <LinkList title={props.linksTitle} links={links} />
          <LinkList title={props.socialTitle} links={socialOf(props, page)} />
        </div>
      </div>
      <p className="footer-copyright">
        {messagesFor(page.language).copyright(
          COPYRIGHT_START,
          props.copyrightEnd ?? page.now.slice(0, 4),
        )}
      </p>
    </footer>
  )
}

function Name({ props, refs, page }: Pick<View, 'props' | 'refs' | 'page'>) {
  const { name } = page.location
  const logo = refs.media(props.logo) ?? page.location.logo
  return (
    <a className="footer-name" href={sitePath(page, '/')}>
      {logo ? (
        <img
          className="footer-logo"
          src={`${logo.url}?w=320`}
          width={logo.metadata.width}
          height={logo.metadata.height}
          alt={name}
          loading="lazy"
        />
      ) : (
        name
      )}
    </a>
  )
}

function Contact({ location }: { readonly location: Location }) {
  const { addressLine1, city, region, postalCode } = location.address
  const lines = [addressLine1, city, [region, postalCode].filter(Boolean).join(' ')]
  const { phonePrimary: phone, emailPrimary: email } = location
  return (
    <address className="footer-contact">
      <span>{lines.filter(Boolean).join(', ')}</span>
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}

function socialOf(
  { social }: View['props'],
  { location, language }: View['page'],
): LinkListProps['links'] {
  const { networks } = messagesFor(language)
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
