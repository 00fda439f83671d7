import './costWordings.ts'; // consumerCreditWarning, the title of the warning
import { registerTexts } from '../site/registerTexts.ts';

/** Warning that lenders must show by law. */
export const creditTexts = registerTexts({
  consumerCreditWarningText:
    'Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.',
});
