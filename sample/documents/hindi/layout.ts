/** The navigation for readers of Hindi. What is not there in Hindi leads to the page in English, and says so. */
export const NAVIGATION_IN_HINDI = {
  learnTitle: 'जानिए',
  learnLinks: [
    {
      label: 'हमारे बारे में',
      link: { href: '/learn/about-us' },
      items: [
        { label: 'मान्यताएँ और आचरण', link: { href: '/learn/about-us/beliefs-and-practices' } },
      ],
    },
  ],
  links: [
    {
      label: 'देखिए',
      link: { href: '/explore' },
      items: [
        { label: 'मंदिर', link: { href: '/explore/mandir' } },
        { label: 'हवेली', link: { href: '/explore/haveli' } },
        { label: 'अभिषेक मंडप', link: { href: '/explore/abhishek-mandap' } },
        { label: 'सभागृह', link: { href: '/explore/assembly-hall' } },
        { label: 'व्यायामशाला', link: { href: '/explore/gymnasium' } },
        { label: 'उद्यान', link: { href: '/explore/garden' } },
      ],
    },
    {
      label: 'यात्रा',
      link: { href: '/visit' },
      items: [
        { label: 'दर्शन', link: { href: '/galleries/murti-darshan' } },
        { label: 'सेवाएँ', link: { href: '/services' } },
        { label: 'प्रश्न', link: { href: '/visit/faq' } },
      ],
    },
    { label: 'प्रेरणा', link: { href: '/inspiration' }, items: [] },
    {
      label: 'जुड़िए',
      link: { href: '/connect' },
      items: [
        { label: 'उत्सव', link: { href: '/connect/events' } },
        { label: 'समाचार', link: { href: '/connect/news' } },
        { label: 'संपर्क', link: { href: '/connect/contact' } },
      ],
    },
  ],
  giveLabel: 'दान',
}

export const FOOTER_IN_HINDI = {
  linksTitle: 'हमारे बारे में',
  links: [
    { label: 'शर्तें', link: { href: '/terms' } },
    { label: 'गोपनीयता', link: { href: '/privacy-policy' } },
  ],
  socialTitle: 'हमसे जुड़िए',
}
