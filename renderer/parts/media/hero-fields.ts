import type { ContentSource } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import { boolean, string } from '#schema/fields'
import { t } from '#schema/messages/t'
import { locationPicture } from './hero-location'

/** Field that makes a hero show the location's own texts. */
export function locationTextsField() {
  return boolean({
    label: t("Use the location's texts"),
    help: t('Shows the location’s name and introduction instead of this block’s title.'),
  })
}

/** The text fields of a hero, from top to bottom. */
export function heroTexts({ pretitleHelp }: { readonly pretitleHelp: string }) {
  return {
    pretitle: string({ label: t('Line above the title'), help: pretitleHelp, max: 120 }),
    title: string({
      label: t('Title'),
      help: t('The main heading of the page.'),
      max: 200,
      example: 'What the page is about',
    }),
    subtitle: string({
      label: t('Subtitle'),
      help: t('One sentence below the title.'),
      multiline: true,
      max: 400,
      example: 'One sentence that says who it is for',
    }),
    intro: string({
      label: t('Introduction'),
      help: t('A short paragraph below the subtitle.'),
      multiline: true,
      max: 800,
    }),
  }
}

/** Loads the background of a hero with the location's texts if no picture is chosen. */
export function loadHeroPicture(
  source: ContentSource,
  { isOfLocation, background }: { isOfLocation: boolean; background: number | null },
): Promise<MediaItem | null> {
  return isOfLocation && background === null
    ? locationPicture(source)
    : Promise.resolve<MediaItem | null>(null)
}
