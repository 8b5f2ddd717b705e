/** Captions below a picture without figure markup: Word, WordPress and LibreOffice. */
const CAPTIONS = 'p.MsoCaption, p.wp-caption-text, p.caption'

/** Converts every picture to a figure between blocks, with its caption. */
export function figuresOf(body: HTMLElement): void {
  for (const figure of [...body.querySelectorAll('figure')]) unwrapFigure(figure)
  for (const image of [...body.querySelectorAll('img')])
    if (!image.closest('figure')) moveOutOfLine(image)
  for (const words of [...body.querySelectorAll(CAPTIONS)]) {
    const figure = words.previousElementSibling
    if (figure?.localName !== 'figure' || figure.querySelector('figcaption')) continue
    figure.append(captionOf(words))
    words.remove()
  }
}

/** Creates one figure per picture; the caption belongs to the last, other content is kept. */
function unwrapFigure(figure: Element): void {
  const images = [...figure.querySelectorAll('img')]
  const words = figure.querySelector('figcaption')
  words?.remove()
  const figures = images.map((image) => figureOf(image))
  const last = figures.at(-1)
  if (last && words && words.textContent.trim() !== '') last.append(captionOf(words))
  const rest = [...figure.childNodes].filter(
    (node) => node.textContent?.trim() !== '' && node instanceof Element,
  )
  const alone = !last && words ? [lineOf(words)] : []
  figure.replaceWith(...figures, ...rest, ...alone)
}

/** Moves a picture out of its line, which continues after it. */
function moveOutOfLine(image: Element): void {
  const line = image.closest('p, h1, h2, h3, h4, h5, h6, pre')
  const holder = line?.parentElement ?? image.closest('li, td, th, blockquote, body')
  if (!holder) return
  const figure = document.createElement('figure')
  image.replaceWith(figure)
  for (
    let parent = figure.parentElement;
    parent && parent !== holder;
    parent = figure.parentElement
  ) {
    const rest = parent.cloneNode(false) as Element
    while (figure.nextSibling) rest.append(figure.nextSibling)
    parent.after(figure, rest)
    for (const part of [parent, rest]) if (isEmpty(part)) part.remove()
  }
  figure.append(image)
}

function isEmpty(element: Element): boolean {
  return element.textContent?.trim() === '' && !element.querySelector('img, figure')
}

function figureOf(image: Element): Element {
  const figure = document.createElement('figure')
  figure.append(image)
  return figure
}

function captionOf(words: Element): Element {
  const caption = document.createElement('figcaption')
  caption.append(...words.childNodes)
  return caption
}

function lineOf(words: Element): Element {
  const line = document.createElement('p')
  line.append(...words.childNodes)
  return line
}
