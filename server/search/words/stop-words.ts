import { foldText } from '#schema/text/folded'
import { stemOf } from './stems'

/**
 * Stop words by language: articles, pronouns, postpositions, auxiliaries, question words and verbs of wishing. Gujarati and Hindi
 * also in Latin script. Must not contain names of things or times.
 */
const BY_LANGUAGE = {
  english:
    's t m d ll re ve don doesn didn isn aren won ok okay really very quite just also still please a about am an and any anybody anyone are at be been by can could did do does for from get getting got had has have how i if in into is it its me my near need of on or our please shall should so some than that the their them then there these they this those to today us want wanted was we were what when where which who whom whose why will with would you your day days find know tell like kind',
  gujarati:
    'છે છું છો છીએ હતો હતી હતું હતા હોય હોવું હશે ના ને ની નો નું નાં માં થી પર પણ માટે માટેનું અને અથવા કે તો જ આ તે એ એક જે હું મને મારે મારું અમે અમને અમારે તમે તમને તમારે તમારું આપણે શું શા કયું કયો કયા કયાં ક્યાં ક્યારે ક્યારેય કોણ કોને કોણે કોનું કોની કોના કોનો ક્યાંથી શેનું શેના કેમ કેવી કેવું કેવા રીતે કેટલું કેટલા કેટલી કેટલો થાય થશે થતું કરવું કરવી કરવો કરવા કરી શકાય શકું શકો શકીએ જોઈએ જોઈએ મળે મળશે આવે આવી આવવા અવાય આવવું શકે શકાશે જોવું જોવા જોવી આજ આજે આજના આજની જવું જવાય શીખવું શીખવા સાથે વિશે દિવસે',
  hindi:
    'है हैं हूँ हो था थी थे होता होती होते होगा होगी का की के को में से पर ने तक और या तो ही भी यह ये वह वे इस उस एक जो मैं मुझे मेरा मेरी हम हमें हमारा आप आपका आपके आपकी अपना अपने अपनी तुम क्या कौन किस किसे किसने किससे किसका किसकी किसके किसको किन किधर कहीं कब कहाँ कहां क्यों कैसे कैसा कैसी कितना कितने कितनी कौनसा लिए लिये साथ करना करें करे करने कर सकता सकती सकते सकें सकूं चाहिए चाहता चाहती चाहते देखना देखने देखनी दिखाओ आज मिलता मिलती मिलते मिलेगा मिलेगी मिले बनें जाएं जाना आएं आना सीखना सीखें दिन',
  romanGujarati:
    'che chhe chho chu hato hati hatu hata hoy hase na ni no nu ma thi mate ane athva ke je te hu mane mare ame amne tame tamne tamaro aaje su shu shun kayu kayo kya kyan kyaa kyare kyarey kon kone kona kem kevi kevu keva rite ketla ketli ketlu ketlo thay thase karvu karvi karvo karva kari shakay shakai sakay joie joiye joiye malshe aave avay avvu javu javay jova shikhvu shikhva shikhvi sathe vishe',
  romanHindi:
    'hai hain hoon aaj dekhna dekhne chahte ho tha the hota hoti hote hoga hogi ka ki ko mein mai me se par pe tak aur ya toh bhi yeh woh mujhe mera meri hum hume hamara aap aapka aapke apna apne kya kaun kis kisne kiska kab kaha kahan kyon kyun kaise kaisa kaisi kitna kitne kitni liye liye saath karna kare karen karein karne sakta sakti sakte chahiye milta milti milte milega milegi mile jana jaana aana sikhna seekhna sikhe',
}

/** Words of little meaning: they weigh less than others and are not required. “How many pillars” is about pillars. */
const MINOR_WORDS: ReadonlySet<string> = new Set(
  [
    'many much long old far often big large allow allowed allowing permitted possible available offer offers provide provided have bring bringing brings take takes taking use used using go going goes come comes coming came make makes made put keep place places thing things people person someone somebody everyone own good best nice only even more most less other another way something anything must see say says said want happens happen during before after while inside around near work works working person start starts new first last next still visit temple mandir change team become way lot bit whole every each ask',
    'પહેલેથી અગાઉથી ઓછું ઓછી બનવું વાર જગ્યા વ્યવસ્થા સગવડ લઈ લઈને લાવવું લાવી પડે પાડે પાડી કરાવવું કરાવવી રાખવું રાખવી મૂકવું મૂકવી મૂકવા વાપરવું વાપરી આપવું આપી લેવું લેવી વધારે સૌથી બધા લોકો એટલે અંદર મોટું મોટી મંદિર મંદિરે',
    'पहले अगाऊ बनना जगह लोग लोगों बहुत ज़्यादा कम सबसे अंदर बड़ा बड़ी बड़े रखना रखें लाना ला लेना ले जा आ पड़ेगी पड़ेगा पड़ता पड़ती करवाना करवानी कराना देना दे खड़ी खड़ा मंदिर लगता लगती लगेगा',
    'jagah log bahut zyada andar rakhna rakhe lana lena dena mandir mandiram',
  ]
    .join(' ')
    .split(' ')
    .map(minorForm),
)

/** Returns whether a word has little meaning compared with others. */
export function isMinor(word: string): boolean {
  return MINOR_WORDS.has(minorForm(word))
}

function minorForm(word: string): string {
  return stemOf(word) ?? foldText(word)
}

const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(BY_LANGUAGE).flatMap((words) => words.split(' ').map(foldText)),
)

/** Returns the words without stop words; all words if there are no others. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(foldText(word)))
  return telling.length > 0 ? telling : words
}
