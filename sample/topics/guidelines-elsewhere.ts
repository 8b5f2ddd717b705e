import type { TopicText } from '#schema/entities/topic'

type GuidelineText = readonly [title: string, english: string, gujarati: string, hindi: string]

/** The guidelines for buildings other than Brookfield’s, by the topic and the location. */
const places: Readonly<Record<number, Readonly<Record<number, GuidelineText>>>> = {
  274: {
    30: [
      'Shoes',
      'Shoes come off at the top of the mill stairs. The racks are the old bobbin shelves; benches stand beside the lift.',
      'પગરખાં મિલની સીડીને મથાળે ઉતારવાં. બોબિનની જૂની છાજલીઓ હવે પગરખાં માટે છે; બેસવાની પાટલીઓ લિફ્ટ પાસે છે.',
      'जूते मिल की सीढ़ियों के ऊपर उतारे जाते हैं। बॉबिन की पुरानी अलमारियाँ अब जूतों के लिए हैं; बैठने की बेंचें लिफ़्ट के पास हैं।',
    ],
    40: [
      'Shoes',
      'Shoes stay under the first jacaranda, on the shelves around its trunk. For the clinic you keep them on.',
      'પગરખાં પહેલા જેકેરન્ડા નીચે, થડની ફરતેની છાજલીએ રહે છે. દવાખાને જતાં તે પહેરી રાખજો.',
      'जूते पहले जकरंदा के नीचे, तने के चारों ओर की अलमारियों पर रहते हैं। दवाख़ाने में जूते पहने रहिए।',
    ],
    50: [
      'Shoes',
      'Shoes are kept at the chappal stand by the banyan gate. The stone is hot at midday; cotton socks help.',
      'પગરખાં વડના દરવાજે ચંપલ ઘરમાં સચવાય છે. બપોરે પથ્થર તપે છે; સુતરાઉ મોજાં કામ લાગે છે.',
      'जूते बरगद वाले द्वार के पास चप्पल घर में रखे जाते हैं। दोपहर में पत्थर तपता है; सूती मोज़े काम आते हैं।',
    ],
  },
  277: {
    20: [
      'Photography',
      'Photographs are welcome outside and in the foyer. Please do not take pictures in the main hall: darshan is for the eyes.',
      'બહાર અને પ્રવેશખંડમાં ફોટા પાડી શકાય છે. મુખ્ય ખંડમાં ફોટા ન પાડવા વિનંતી: દર્શન આંખો માટે છે.',
      'बाहर और प्रवेश-कक्ष में तस्वीरें ली जा सकती हैं। मुख्य कक्ष में कृपया न लें: दर्शन आँखों के लिए है।',
    ],
    30: [
      'Photography',
      'Photographs are welcome in the yard, on the mill floor and in the weaving museum. Please do not take pictures before the shrine.',
      'વાડામાં, મિલના માળે અને વણાટ સંગ્રહાલયમાં ફોટા પાડી શકાય છે. મંદિર સામે ફોટા ન પાડવા વિનંતી.',
      'अहाते में, मिल के फ़र्श पर और बुनाई संग्रहालय में तस्वीरें ली जा सकती हैं। मंदिर के सामने कृपया न लें।',
    ],
    40: [
      'Photography',
      'Photographs are welcome in the courtyard. Please take none in the main hall, and none of patients or of the clinic.',
      'ચોકમાં ફોટા પાડી શકાય છે. મુખ્ય ખંડમાં, દવાખાનામાં અને દર્દીઓના ફોટા ન પાડવા વિનંતી.',
      'आँगन में तस्वीरें ली जा सकती हैं। मुख्य कक्ष में, दवाख़ाने में और रोगियों की तस्वीरें कृपया न लें।',
    ],
    50: [
      'Photography',
      'Photographs are welcome on the steps of the kund and in the carving workshop. In the old mandir, please, none.',
      'કુંડનાં પગથિયે અને શિલ્પશાળામાં ફોટા પાડી શકાય છે. જૂના મંદિરમાં ફોટા ન પાડવા વિનંતી.',
      'कुंड की सीढ़ियों पर और शिल्पशाला में तस्वीरें ली जा सकती हैं। पुराने मंदिर में कृपया न लें।',
    ],
  },
  278: {
    30: [
      'Accessibility',
      'The lift beside the mill gate reaches the shrine, the mill floor and the kitchen. A wheelchair stands at the gate; ring and we bring it.',
      'મિલના દરવાજા પાસેની લિફ્ટ મંદિર, મિલના માળ અને રસોડા સુધી જાય છે. પૈડાંવાળી ખુરશી દરવાજે છે; ઘંટડી વગાડો, અમે લાવીશું.',
      'मिल के द्वार के पास की लिफ़्ट मंदिर, मिल के फ़र्श और रसोई तक जाती है। पहियाकुर्सी द्वार पर है; घंटी बजाइए, हम लाएँगे।',
    ],
    40: [
      'Accessibility',
      'Courtyard, mandir and clinic lie on one level, without a step from the gate. The upper room has stairs only; classes move down when someone needs it.',
      'ચોક, મંદિર અને દવાખાનું એક સપાટીએ છે, દરવાજેથી એકે પગથિયા વિના. ઉપલા ખંડે ફક્ત દાદર છે; કોઈને જરૂર હોય તો વર્ગ નીચે લઈએ છીએ.',
      'आँगन, मंदिर और दवाख़ाना एक ही तल पर हैं, द्वार से बिना किसी सीढ़ी के। ऊपरी कक्ष तक केवल ज़ीना है; किसी को ज़रूरत हो तो कक्षा नीचे होती है।',
    ],
    50: [
      'Accessibility',
      'A ramp leads from the banyan gate to the mandir and to the guest house. The kund has ninety-nine steps and no other way down; darshan of the water is from the upper terrace.',
      'વડના દરવાજેથી ઢાળ મંદિર અને અતિથિગૃહ સુધી જાય છે. કુંડમાં નવ્વાણું પગથિયાં છે અને ઊતરવાનો બીજો રસ્તો નથી; ઉપલી અગાસીએથી પાણીનાં દર્શન થાય છે.',
      'बरगद वाले द्वार से ढलान मंदिर और अतिथि-गृह तक जाती है। कुंड में निन्यानवे सीढ़ियाँ हैं और नीचे जाने का दूसरा रास्ता नहीं; ऊपरी छत से जल के दर्शन होते हैं।',
    ],
  },
  279: {
    20: [
      'Children and Groups',
      'Children are at home here: the upper room has toys, and skates are lent in winter. Groups of ten or more tell us two weeks ahead and are guided in English, French or Gujarati.',
      'બાળકો માટે ઉપલા ખંડમાં રમકડાં છે, અને શિયાળે સ્કેટ મળે છે. દસ કે વધુનાં જૂથ બે અઠવાડિયાં પહેલાં જણાવે: માર્ગદર્શક અંગ્રેજી, ફ્રેન્ચ કે ગુજરાતીમાં મળશે.',
      'बच्चों के लिए ऊपरी कक्ष में खिलौने हैं, और सर्दी में स्केट मिलते हैं। दस या अधिक के समूह दो सप्ताह पहले बताएँ: मार्गदर्शक अंग्रेज़ी, फ़्रेंच या गुजराती में मिलेगा।',
    ],
    30: [
      'Children and Groups',
      'Children may try the small loom in the museum. Schools and groups of ten or more tell us two weeks ahead; a weaver shows them round.',
      'બાળકો સંગ્રહાલયમાં નાની સાળ ચલાવી જુએ. શાળાઓ અને દસ કે વધુનાં જૂથ બે અઠવાડિયાં પહેલાં જણાવે; વણકર સાથે ફેરવશે.',
      'बच्चे संग्रहालय में छोटा करघा चलाकर देख सकते हैं। विद्यालय और दस या अधिक के समूह दो सप्ताह पहले बताएँ; बुनकर साथ घुमाएँगे।',
    ],
    40: [
      'Children and Groups',
      'Children play in the courtyard; the gate is watched. Groups of ten or more tell us two weeks ahead and are guided in English, Kiswahili or Gujarati.',
      'બાળકો ચોકમાં રમે છે; દરવાજે ચોકી છે. દસ કે વધુનાં જૂથ બે અઠવાડિયાં પહેલાં જણાવે: માર્ગદર્શક અંગ્રેજી, સ્વાહિલી કે ગુજરાતીમાં મળશે.',
      'बच्चे आँगन में खेलते हैं; द्वार पर पहरा है। दस या अधिक के समूह दो सप्ताह पहले बताएँ: मार्गदर्शक अंग्रेज़ी, स्वाहिली या गुजराती में मिलेगा।',
    ],
    50: [
      'Children and Groups',
      'Please hold children by the hand on the steps of the kund. Groups of any size tell us two weeks ahead, and we will find a guide; the guest house has forty rooms.',
      'કુંડનાં પગથિયે બાળકોનો હાથ પકડી રાખવા વિનંતી. કોઈ પણ જૂથ બે અઠવાડિયાં પહેલાં જણાવે: માર્ગદર્શક મળશે; અતિથિગૃહમાં ચાળીસ ઓરડા છે.',
      'कुंड की सीढ़ियों पर बच्चों का हाथ पकड़े रहिए। कोई भी समूह दो सप्ताह पहले बताए: मार्गदर्शक मिलेगा; अतिथि-गृह में चालीस कमरे हैं।',
    ],
  },
}

const IN_GUJARATI: Readonly<Record<number, string>> = {
  274: 'પગરખાં',
  277: 'ફોટોગ્રાફી',
  278: 'સુગમતા',
  279: 'બાળકો અને જૂથો',
}
const IN_HINDI: Readonly<Record<number, string>> = {
  274: 'जूते',
  277: 'फ़ोटोग्राफ़ी',
  278: 'सुगम पहुँच',
  279: 'बच्चे और समूह',
}

/** The texts of a guideline for the locations whose building is another one than Brookfield’s. */
export function textsElsewhere(topicId: number): readonly TopicText[] {
  return Object.entries(places[topicId] ?? {}).flatMap(
    ([key, [title, english, gujarati, hindi]]) => {
      const at = (language: string, name: string, text: string) => ({
        ...{ language, locationId: Number(key), title: name },
        richText: `<p>${text}</p>`,
      })
      return [
        at('en-US', title, english),
        at('gu-IN', IN_GUJARATI[topicId] ?? title, gujarati),
        at('hi-IN', IN_HINDI[topicId] ?? title, hindi),
      ]
    },
  )
}
