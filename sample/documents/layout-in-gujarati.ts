/** The navigation for readers of Gujarati. What is not there in Gujarati leads to the page in English, and says so. */
export const NAVIGATION_IN_GUJARATI = {
  learnTitle: 'જાણો',
  learnLinks: [
    {
      label: 'અમારા વિશે',
      link: { href: '/learn/about-us' },
      items: [{ label: 'માન્યતા અને આચરણ', link: { href: '/learn/about-us/beliefs-and-practices' } }],
    },
  ],
  links: [
    {
      label: 'જુઓ',
      link: { href: '/explore' },
      items: [
        { label: 'મંદિર', link: { href: '/explore/mandir' } },
        { label: 'હવેલી', link: { href: '/explore/haveli' } },
        { label: 'અભિષેક મંડપ', link: { href: '/explore/abhishek-mandap' } },
        { label: 'સભાખંડ', link: { href: '/explore/assembly-hall' } },
        { label: 'વ્યાયામશાળા', link: { href: '/explore/gymnasium' } },
        { label: 'બગીચો', link: { href: '/explore/garden' } },
      ],
    },
    {
      label: 'મુલાકાત',
      link: { href: '/visit' },
      items: [
        { label: 'દર્શન', link: { href: '/galleries/murti-darshan' } },
        { label: 'સેવાઓ', link: { href: '/services' } },
        { label: 'પ્રશ્નો', link: { href: '/visit/faq' } },
      ],
    },
    { label: 'પ્રેરણા', link: { href: '/inspiration' }, items: [] },
    {
      label: 'જોડાઓ',
      link: { href: '/connect' },
      items: [
        { label: 'ઉત્સવો', link: { href: '/connect/events' } },
        { label: 'સમાચાર', link: { href: '/connect/news' } },
        { label: 'સંપર્ક', link: { href: '/connect/contact' } },
      ],
    },
  ],
  giveLabel: 'દાન',
}

export const FOOTER_IN_GUJARATI = {
  linksTitle: 'અમારા વિશે',
  links: [
    { label: 'શરતો', link: { href: '/terms' } },
    { label: 'ગોપનીયતા', link: { href: '/privacy-policy' } },
  ],
  socialTitle: 'અમારી સાથે જોડાઓ',
}
