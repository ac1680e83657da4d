import type { Phones } from '../../country.ts';

const MOBILE =
  '7400 7401 7402 7403 7404 7405 7411 7412 7413 7414 7415 7429 7432 7447 7456 7469 7481 7491 7500 7501 7505 7507 7510 7515 7521 7525 7530 7535 7540 7544 7552 7557 7562 7568 7572 7577 7581 7588 7590 7595 7702 7706 7710 7714 7718 7723 7727 7731 7734 7738 7742 7746 7749 7753 7758 7761 7765 7769 7772 7776 7780 7784 7788 7793 7801 7805 7809 7812 7816 7821 7825 7830 7834 7841 7845 7850 7854 7860 7867 7871 7875 7879 7882 7886 7890 7895 7899 7900 7904 7908 7912 7916 7921 7925 7930 7934 7940 7944 7949 7951 7956 7960 7964 7968 7973 7977 7980 7984 7989 7990 7999';

const forms = (national: string) => {
  const digits = national.slice(1);
  const joined = national.replaceAll(' ', '');
  return {
    human: `${national}|${national}|+44 ${digits}|${joined}`,
    national,
    international: `+44${digits.replaceAll(' ', '')}`,
    mobile: joined,
  };
};

/**
 * The codes of the table of places have digits of the number after area codes of two and three digits, so that the number of digits tells
 * how a number is written: three for London (020 7), four for most towns (01234), five for large cities (0113 20) and six for
 * Belfast, Cardiff, Coventry, Portsmouth, Southampton (028 9020). Numbers of towns do not begin with 0 or 1.
 */
export const phones: Phones = {
  plans: [
    { exchanges: [''], forms: forms('0aa alll llll') },
    { exchanges: ['2', '3', '4', '5', '6', '7', '8'], forms: forms('0aaaa elllll') },
    { exchanges: [''], forms: forms('0aaa aal llll') },
    { exchanges: [''], forms: forms('0aa aaaa llll') },
  ],
  mobile: {
    percent: 65,
    areas: MOBILE.split(' '),
    plans: [{ exchanges: [''], forms: forms('0aaaa llllll') }],
  },
  hasExtensions: false,
  /**
   * Numbers for television and radio drama, which belong to nobody:
   * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
   */
  reserved: [
    { area: '7700', exchange: '', lineStart: '900', isMobile: true },
    { area: '1632', exchange: '9', lineStart: '60' },
    { area: '207', exchange: '', lineStart: '9460' },
    { area: '11349', exchange: '', lineStart: '60' },
    { area: '11449', exchange: '', lineStart: '60' },
    { area: '11549', exchange: '', lineStart: '60' },
    { area: '11649', exchange: '', lineStart: '60' },
    { area: '11749', exchange: '', lineStart: '60' },
    { area: '11849', exchange: '', lineStart: '60' },
    { area: '12149', exchange: '', lineStart: '60' },
    { area: '13149', exchange: '', lineStart: '60' },
    { area: '14149', exchange: '', lineStart: '60' },
    { area: '15149', exchange: '', lineStart: '60' },
    { area: '16149', exchange: '', lineStart: '60' },
    { area: '19149', exchange: '', lineStart: '80' },
    { area: '289649', exchange: '', lineStart: '6' },
    { area: '292018', exchange: '', lineStart: '0' },
  ],
};
