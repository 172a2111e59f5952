import { PRESCRIPTION_DAYS } from '@config/commerce';
import { formatDate } from '@/lib/dates';
import { mailLanguage, type MailContext } from '../mail-context';
import type { TellOrder } from './order-mail';
import type { OrderFacts, OrderPrescriptionRefusedData } from './order-mail-data';

const TEXTS = {
  'pt-BR': {
    placed: `O pedido tem produto vendido sob prescrição do médico-veterinário: depois do pagamento, você tem ${PRESCRIPTION_DAYS} dias para enviar a receita. Pode responder este e-mail com a foto ou o PDF.`,
    paid: 'Recebemos o pagamento. Falta a receita do médico-veterinário: só separamos os produtos depois de conferi-la.',
    send: (date: string | null) =>
      `Responda este e-mail com a foto ou o PDF da receita${date ? ` até ${date}` : ''}. Depois disso, podemos cancelar o pedido; nesse caso devolvemos tudo o que você pagou.`,
    refused: (number: string) => `Pedido ${number}: precisamos de outra receita`,
    refusedText: 'Conferimos a receita do médico-veterinário e ela não pôde ser aceita.',
    why: (why: string) => `Motivo: ${why}`,
  },
  en: {
    placed: `Something in the order is sold on a veterinary prescription: after the payment you have ${PRESCRIPTION_DAYS} days to send it. You may answer this e-mail with a photo or the PDF.`,
    paid: 'We have your payment. The veterinary prescription is still missing: we pack the products once we have checked it.',
    send: (date: string | null) =>
      `Answer this e-mail with a photo or the PDF of the prescription${date ? ` until ${date}` : ''}. After that we may cancel the order; if so, we give back everything you paid.`,
    refused: (number: string) => `Order ${number}: we need another prescription`,
    refusedText: 'We checked the veterinary prescription and could not accept it.',
    why: (why: string) => `Reason: ${why}`,
  },
  es: {
    placed: `El pedido tiene un producto de venta con receta veterinaria: después del pago tienes ${PRESCRIPTION_DAYS} días para enviarla. Puedes responder este correo con la foto o el PDF.`,
    paid: 'Recibimos tu pago. Falta la receta veterinaria: preparamos los productos después de revisarla.',
    send: (date: string | null) =>
      `Responde este correo con la foto o el PDF de la receta${date ? ` hasta el ${date}` : ''}. Después podemos cancelar el pedido; en ese caso devolvemos todo lo que pagaste.`,
    refused: (number: string) => `Pedido ${number}: necesitamos otra receta`,
    refusedText: 'Revisamos la receta veterinaria y no pudimos aceptarla.',
    why: (why: string) => `Motivo: ${why}`,
  },
  ar: {
    placed: `يحتوي الطلب على منتج يُباع بوصفة بيطرية: لديك بعد الدفع ${PRESCRIPTION_DAYS} أيام لإرسال الوصفة. يمكنك الرد على هذه الرسالة بصورة الوصفة أو ملف PDF.`,
    paid: 'وصلنا المبلغ. ما زالت الوصفة البيطرية ناقصة: نجهّز المنتجات بعد مراجعتها.',
    send: (date: string | null) =>
      `ردّ على هذه الرسالة بصورة الوصفة أو ملف PDF${date ? ` حتى ${date}` : ''}. بعد ذلك قد نلغي الطلب، وعندها نعيد كل ما دفعته.`,
    refused: (number: string) => `الطلب ${number}: نحتاج إلى وصفة أخرى`,
    refusedText: 'راجعنا الوصفة البيطرية ولم نتمكن من قبولها.',
    why: (why: string) => `السبب: ${why}`,
  },
  he: {
    placed: `בהזמנה יש מוצר הנמכר במרשם וטרינרי: אחרי התשלום יש לכם ${PRESCRIPTION_DAYS} ימים לשלוח את המרשם. אפשר להשיב למייל הזה עם תמונה או PDF.`,
    paid: 'קיבלנו את התשלום. עדיין חסר המרשם הווטרינרי: נארוז את המוצרים אחרי שנבדוק אותו.',
    send: (date: string | null) =>
      `השיבו למייל הזה עם תמונה או PDF של המרשם${date ? ` עד ${date}` : ''}. אחר כך ייתכן שנבטל את ההזמנה, ואז נחזיר את כל מה ששילמתם.`,
    refused: (number: string) => `הזמנה ${number}: אנחנו צריכים מרשם אחר`,
    refusedText: 'בדקנו את המרשם הווטרינרי ולא יכולנו לקבל אותו.',
    why: (why: string) => `הסיבה: ${why}`,
  },
};

type Context = MailContext & { data: OrderFacts };

const textsOf = ({ locale }: MailContext) => TEXTS[mailLanguage({ locale })];

function sendText({ data: { prescriptionUntil: until }, ...context }: Context): string {
  return textsOf(context).send(until && formatDate(until, mailLanguage(context)));
}

/** What a mail about an order that is not paid yet says of its prescription; nothing where none is missing. */
export const tellPrescriptionOfPlaced = (props: Context): string[] =>
  props.data.needsPrescription ? [textsOf(props).placed] : [];

/** What comes after the payment of an order that waits for its prescription: not the packing. Null where none is missing. */
export const tellPrescriptionOfPaid = (props: Context): string[] | null =>
  props.data.needsPrescription ? [textsOf(props).paid, sendText(props)] : null;

/** The prescription did not do; why, and until when another one is waited for. */
export const tellOrderPrescriptionRefused: TellOrder<OrderPrescriptionRefusedData> = (props) => {
  const texts = textsOf(props);
  const { number, why } = props.data;
  return {
    heading: texts.refused(number),
    paragraphs: [texts.refusedText, texts.why(why), sendText(props)],
  };
};
