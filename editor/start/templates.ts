import type { RawProps } from '#schema/block/block'

/** A page to begin with: blocks with the texts of their samples, some of them in words of its own. */
export interface Template {
  readonly id: string
  readonly label: string
  readonly description: string
  readonly blocks: readonly TemplateBlock[]
}

export interface TemplateBlock {
  readonly name: string
  /** What the block is called in the outline and in navigations. */
  readonly displayName?: string
  /** In place of the sample's values. */
  readonly fields?: RawProps
}

const intro = (html: string): TemplateBlock => ({ name: 'Text', fields: { html, isIntro: true } })
const hero = (title: string, subtitle: string): TemplateBlock => ({
  name: 'Hero',
  fields: { pretitle: '', title, subtitle, actions: [] },
})

export const templates: readonly Template[] = [
  {
    id: 'location',
    label: 'Home of a location',
    description: 'A welcome, opening hours, what is on, questions, and how to get there.',
    blocks: [
      hero('Welcome', 'Come as you are: everybody is welcome here.'),
      intro('<p>Say in two sentences what a first visitor finds, and why to come.</p>'),
      { name: 'HoursCard', displayName: 'Opening hours' },
      { name: 'EventsList', displayName: 'Events' },
      { name: 'Faqs', displayName: 'Questions' },
      { name: 'GettingHere', displayName: 'Getting here' },
    ],
  },
  {
    id: 'content',
    label: 'Page of words',
    description: 'A title, an introduction, sections of text, and questions with answers.',
    blocks: [
      hero('The title of the page', 'One line on what it is about.'),
      intro('<p>Begin with what matters most to the reader.</p>'),
      {
        name: 'Text',
        displayName: 'First part',
        fields: { html: '<h2>First part</h2><p>A few short paragraphs.</p>', isIntro: false },
      },
      {
        name: 'Text',
        displayName: 'Second part',
        fields: { html: '<h2>Second part</h2><p>A few short paragraphs.</p>', isIntro: false },
      },
      { name: 'Faqs', displayName: 'Questions' },
    ],
  },
  {
    id: 'festival',
    label: 'Festival or campaign',
    description: 'What is celebrated and when, the programme, and the way there.',
    blocks: [
      hero('The name of the festival', 'The day, the hour and the place.'),
      intro('<p>What is celebrated, who is invited, and what to bring.</p>'),
      { name: 'EventsList', displayName: 'Programme' },
      { name: 'GettingHere', displayName: 'Getting here' },
      { name: 'Faqs', displayName: 'Questions' },
    ],
  },
]
