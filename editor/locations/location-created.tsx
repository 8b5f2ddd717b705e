import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { CopiedLocation } from '../api/locations'
import { followLink, navigate } from '../app/navigation'
import { locationPath, MEDIA_PATH, PAGES_PATH, PEOPLE_PATH } from '../app/routes'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Last step of the wizard: what was created, and the next steps before the site is opened. */
export function LocationCreated({ made, onClose }: LocationCreatedProps) {
  return (
    <Dialog
      title={t('Location created')}
      description={t(
        'Visitors can’t see this location until you open it. Its site will be at /{slug}/.',
        { slug: made.slug },
      )}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Done')}</Button>
          <Button look="primary" autoFocus onClick={() => navigate(locationPath(made.id))}>
            {t('Go to the location')}
          </Button>
        </>
      }
    >
      <p className="ed-quiet">{copiedMessage(made)}</p>
      <h3>{t('Next steps')}</h3>
      <ul className="location-next">
        {nextSteps(made).map(({ label, help, path }) => (
          <li key={label}>
            <a href={path} onClick={followLink}>
              {label}
            </a>
            <span className="ed-quiet">{help}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface LocationCreatedProps {
  readonly made: CopiedLocation
  readonly onClose: () => void
}

/** Lists what a new location’s site lacks, most important to visitors first. */
function nextSteps({ id, pages: copied }: CopiedLocation) {
  const pages = `${PAGES_PATH}?locationId=${id}`
  return [
    ...ownHome(copied, pages),
    {
      ...{ label: t('Address and hours'), path: locationPath(id) },
      help: t('Visitors look for its address and opening hours first.'),
    },
    {
      ...{ label: t('Pictures'), path: `${MEDIA_PATH}?location=${id}` },
      help: t('Show the building and the people.'),
    },
    {
      ...{ label: t('People'), path: `${PEOPLE_PATH}?location=${id}` },
      help: t('Invite the people who look after its pages and events.'),
    },
    ...(copied === 0
      ? []
      : [
          {
            ...{ label: t('Pages'), path: pages },
            help: t(
              'The location’s page lists texts that still name another location. Check them, then open the location.',
            ),
          },
        ]),
  ]
}

/**
 * Returns the step to create an own home page: the shared one mentions the network's own location wherever its name was typed.
 */
function ownHome(copied: number, path: string) {
  const help = t(
    'Until then the network’s home page is shown, with the network’s text. “New page” creates one with this location’s name.',
  )
  return copied === 0 ? [{ label: t('Custom home page'), path, help }] : []
}

function copiedMessage({ pages, galleries }: CopiedLocation): string {
  if (pages === 0 && galleries === 0) return t('This location shows the network’s pages.')
  const counted = [
    pages > 0 && t('{pages, plural, one {# page} other {# pages}}', { pages }),
    galleries > 0 && t('{galleries, plural, one {# gallery} other {# galleries}}', { galleries }),
  ]
  return t('Copied: {counted}.', { counted: formatList(counted.filter((each) => each !== false)) })
}
