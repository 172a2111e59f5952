import { useQuery } from '@tanstack/react-query';
import { addressOfCepQuery } from '@/client/use-cep-fill';
import { stateOfCep } from '@/lib/cep';

/** The town of a CEP, `Patrocínio/MG`; its state while the town is not known, nothing for a CEP of no place. */
export function CepPlace({ cep, before = '' }: { cep: string; before?: string }) {
  const { data } = useQuery(addressOfCepQuery(cep));
  const state = data?.state ?? stateOfCep(cep);
  if (!state) return null;
  return (
    <>
      {before}
      <bdi lang="pt-BR">{data?.city ? `${data.city}/${state}` : state}</bdi>
    </>
  );
}
