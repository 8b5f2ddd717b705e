/*
 * For tests: what other programs put on the clipboard, in the shape they write it, with words of our own. `html` is empty
 * where a program copies plain text alone.
 */
interface ClipboardContent {
  readonly text: string
  readonly html: string
}

const fragment = (inside: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-CA><!--StartFragment-->${inside}<!--EndFragment--></body></html>`

const wordItem = (list: string, mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`

export const wordDesktop: ClipboardContent = {
  text: '',
  html: fragment(
    `<p class=MsoTitle>દિવાળી ૨૦૨૬</p>${wordItem('l0', '·', 'Lamps')}${wordItem('l0', '·', 'Sweets')}${wordItem('l1', '1.', 'Park')}${wordItem('l1', '2.', 'Walk')}${wordItem('l1', 'a)', 'slowly', 2)}${wordItem('l1', '3.', 'Arrive')}<p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/Users/asha/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=602 height=401 src="file:///C:/Users/asha/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" alt="A row of lamps&#10;&#10;Description automatically generated"><![endif]><o:p></o:p></p><p class=MsoCaption>Figure 1: Lamps</p>`,
  ),
}

/** Tracked changes and a comment: as the text is once they are accepted. */
export const wordReviewed: ClipboardContent = {
  text: '',
  html: fragment(
    `<p class=MsoNormal>Doors open at <del cite="mailto:Ravi" datetime="2026-11-02T10:00">five</del><ins cite="mailto:Ravi" datetime="2026-11-02T10:00"><span class=msoIns>six</span></ins><a style='mso-comment-reference:RP_1;mso-comment-date:20261102T1000'>sharp</a><span class=MsoCommentReference><span style='mso-special-character:comment'>&nbsp;<a class=msocomanchor href="#_msocom_1">[RP1]</a></span></span>.</p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div><p class=MsoNormal>See the note<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a>.</p>`,
  ),
}

/** Each item is a list of its own, in a wrapper. */
const webItem = (list: 'ul' | 'ol', level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1" style="direction:ltr"><${list} class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" style="margin:0"><span class="TextRun SCXW1" style="font-weight:normal"><span class="NormalTextRun">${words}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></${list}></div>`

export const wordWeb: ClipboardContent = {
  text: '',
  html: `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="1"><span class="TextRun" style="font-weight:bold">Programme</span><span class="EOP">&nbsp;</span></p></div>${webItem('ul', 1, 'Arti')}${webItem('ul', 2, 'at six')}${webItem('ul', 1, 'Dinner')}${webItem('ol', 1, 'Queue')}`,
}

export const googleDocs: ClipboardContent = {
  text: '',
  html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5a"><h1 dir="ltr"><span style="font-weight:400;">દર્શન</span></h1><p dir="ltr"><span style="font-weight:400;">See </span><a href="https://www.google.com/url?q=https://example.org/visit?a%3D1&amp;sa=D&amp;source=editors&amp;ust=17&amp;usg=AO"><span>the guide</span></a><sup><a href="#cmnt1" id="cmnt_ref1" name="cmnt_ref1">[a]</a></sup><span style="text-decoration:line-through">.</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Quiet</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>phones off</span></p></li></ul></ul><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=x" width="602" height="401" style="margin-left:0px" alt="The courtyard"/></span></span></p></b><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" name="cmnt1" id="cmnt1">[a]</a><span>Is this right?</span></p></div>`,
}

export const outlook: ClipboardContent = {
  text: '',
  html: `<div class="elementToProof" style="font-family:Aptos">Jai Swaminarayan,</div><div class="elementToProof"><br></div><div class="elementToProof">Sign up <a href="https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fseva&amp;data=05%7C02&amp;reserved=0">here</a> or write to seva@example.org.</div><table role="presentation" cellspacing="0"><tbody><tr><td><table border="1"><tbody><tr><td><b>Day</b></td><td><b>Time</b></td></tr><tr><td>Sunday</td><td>17:00</td></tr></tbody></table></td></tr></tbody></table><img src="cid:image001.png@01DB" width="300" alt=""><img src="https://track.example/p.gif" width="1" height="1">`,
}

export const gmail: ClipboardContent = {
  text: '',
  html: `<div dir="ltr">Dear all,<div><br></div><div>bring:</div><div>- a lamp</div><div>- <i>a plate</i></div><div><br></div><div>Thank you <img data-emoji="🙏" class="an1" alt="🙏" src="https://fonts.gstatic.com/s/e/notoemoji/16.0/1f64f/32.png"></div></div><div class="gmail_quote" style="display:none">hidden</div>`,
}

export const whatsApp: ClipboardContent = {
  text: 'Sunday sabha 🙏\n\nPlease bring:\n• shoes bag\n• water\n\n1. Park at the school\n2. Walk over\nCall +1 (613) 555-0100 or seva@example.org, see www.example.org/visit.',
  html: '',
}

export const pdf: ClipboardContent = {
  text: 'ઉત્સવ\r\n\uf0b7 આરતી\r\n\uf0b7 પ્રસાદ\r\n\r\n૧. પાર્કિંગ\r\n૨. દર્શન',
  html: '',
}

export const applePages: ClipboardContent = {
  text: '',
  html: `<meta charset="UTF-8"><style type="text/css">p.p1 {font: 11.0px Helvetica}</style><p class="p1"><span class="s1">•<span class="Apple-tab-span">	</span></span>Lamps</p><p class="p1"><span class="s1">•<span class="Apple-tab-span">	</span></span><b>Sweets</b></p><p class="p2"><br></p><p class="p1"><img src="file:///Users/asha/Library/Group%20Containers/notes/IMG_1.heic" alt="IMG_1.heic"></p>`,
}

export const libreOffice: ClipboardContent = {
  text: '',
  html: `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { margin-bottom: 0.25cm }</style></head><body lang="en-CA" link="#000080" dir="ltr"><h1 class="western">Visit</h1><p style="margin-bottom: 0cm"><font face="Liberation Serif"><font size="3"><b>Shoes</b> are left outside</font></font></p><ol start="3"><li><p style="margin-bottom: 0cm">three</p><ul><li><p>inside</p></li></ul></li><li><p>four</p></li></ol><table width="100%" cellpadding="4"><thead><tr><th><p>A</p></th><th><p>B</p></th></tr></thead><tbody><tr><td><p>1</p></td><td><p><table><tr><td>x</td><td>y</td></tr></table></p></td></tr></tbody></table></body></html>`,
}

export const webPage: ClipboardContent = {
  text: '',
  html: `<article class="post"><header><nav><a href="#top">Top</a></nav><h1>A day of lamps</h1></header><section><p>Words <mark>marked</mark> and <a href="https://example.org/a">a link</a>.</p><figure class="wp-block-image"><picture><source srcset="https://example.org/lamps.avif"><img loading="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="https://example.org/lamps.jpg" alt="Lamps in the yard"></picture><figcaption><p>The yard at <b>six</b></p></figcaption></figure><p>Before <img src="https://example.org/one.png"> after</p><h5>Small</h5><dl><dt>Gate</dt><dd>South</dd></dl><details><summary>More</summary><div>Inside</div></details><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="The film"></iframe><button>Share</button><svg><text>drawn</text></svg><form><label>Name <input value="x"></label></form></section></article>`,
}

export const malformed: ClipboardContent = {
  text: 'x',
  html: `<p><b>one<p>two</b><table><tr><td>cell<table></tr><li>lone<ul><ul><li>deep</ul><div><p></div>last<script>alert(1)</script><img><img src="javascript:alert(1)" alt="bad"><a href="javascript:alert(1)">press</a>`,
}
