import type { Phones } from '../../country.ts';

const SERVICE_CODE = /^.11$|^555$/;

export const phones: Phones = {
  plans: [
    {
      /**
       * From 200 to 999 except those for services (N11 and 555):
       * https://nationalnanpa.com/about_us/abt_nanp.html
       */
      exchanges: Array.from({ length: 800 }, (_, i) => String(200 + i)).filter(
        (exchange) => !SERVICE_CODE.test(exchange),
      ),
      forms: {
        human: 'aaa-eee-llll|aaa.eee.llll|(aaa) eee-llll|1-aaa-eee-llll',
        national: '(aaa) eee-llll',
        international: '+1aaaeeellll',
        mobile: 'aaaeeellll',
      },
    },
  ],
  hasExtensions: true,
  /**
   * The line numbers from 0100 to 0199 of the exchange 555:
   * https://nationalnanpa.com/number_resource_info/555_numbers.html
   */
  reserved: [{ exchange: '555', lineStart: '01' }],
};
