import {hex} from '@scure/base';
import {expect, test} from 'vitest';
import {isAdaptorSignature} from './adaptorSignature';

const bytes = (digits: string) => hex.decode(digits.toLowerCase());

// Vectors 0, 2, 8 and 10 of babylonlabs-io/babylon v4.3.1, in
// crypto/schnorr-adaptor-signature/vectors/presig_vectors.csv (cspell:ignore presig): those with an even adaptor point.
const zeros = '00'.repeat(32);
const ones = 'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659';
const message = '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89';
const adaptor = '678F02C863B82CB7B6F0E521606AD8DC75C1AC71D97453DB1A15610E15A12C83';
const first = {
  key: 'F9308A019258C31049344F85F89D5229B531C845836F99B08601F113BCE036F9',
  message: zeros,
  adaptor: 'C6047F9441ED7D6D3045406E95C07CD85C778E4B8CEF3CA7ABAC09B95C709EE5',
  signature:
    '036179DBF3E13207853F880C7A7A85EC678BAD64B897F108D476438AC4A932EE9497CC73B8C351F189B9D4FDE893E3820D4BFF7F49D4BE1F8B02CB808CD31923A0',
};

test.each([
  [0, first, true],
  [
    2,
    {
      key: 'D69C3509BB99E412E68B0FE8544E72837DFA30746D8BE2AA65975F29D22DC7B9',
      message: '4DF3C3F68FCC83B27E9D42C90431A72499F17875C81A599B566C9889B9696703',
      adaptor: 'A6B594B38FB3E77C6EDF78161FADE2041F4E09FD8497DB776E546C41567FEB3C',
      signature:
        '0200000000000000000000003B78CE563F89A0ED9414F5AA28AD0D96D6795F9C63B6AFB1548AF603B3EB45C9F8207DEE100F7728F9FA531DA1F5FF9F75B7166844',
    },
    true,
  ],
  [
    8,
    {
      key: ones,
      message,
      adaptor,
      signature:
        '02B8613CCA78F4FA80EA58EED0C26B4AD491EFFC44503C8DA90D15A9C17ED2601379783ACCAA0E620610619DB44B0CD4FE0A47E063C2D09D22F213CFF0555B5D50',
    },
    false,
  ],
  [
    10,
    {
      key: ones,
      message,
      adaptor,
      signature:
        '02707A8922A7F9261A22A7059E603570572A712A4753E306EEA5A68B83C6C248A88F779FA055998A02938B38255E3761901706FDDBF477706387C0460B6CFB892D',
    },
    false,
  ],
])('upstream test vector %i has the expected result', (_index, vector, isValid) => {
  const {key, adaptor: provider, signature} = vector;
  expect(
    isAdaptorSignature(bytes(key), bytes(provider), bytes(signature), bytes(vector.message)),
  ).toBe(isValid);
});

test('the older encoding, with the parity at the end, is accepted too', () => {
  const old = `02${first.signature.slice(2)}`;
  const isValid = (digits: string) =>
    isAdaptorSignature(bytes(first.key), bytes(first.adaptor), bytes(digits), bytes(first.message));
  expect([isValid(`${old}01`), isValid(`${old}00`), isValid(`${old}02`)]).toEqual([
    true,
    false,
    false,
  ]);
});
