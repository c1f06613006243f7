-- Topics are looked for by their words, and each theme has a page of its own.

-- Letters as most people type them: without case and marks, a Turkish dotless i as any other.
CREATE FUNCTION topic_fold(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(translate(said, 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÁáÀàÄäÉéÈèÊêËëÍíÏïÓóÔôÚúÑñ',
                               'iiissgguuooccaaiiuuaaaaaaeeeeeeeeiiiioooouunn'))
$$;

-- The stem of a Turkish word, which needs its letters to be found, without them; null for a word of grammar.
CREATE FUNCTION topic_stem_turkish(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT public.topic_fold((tsvector_to_array(
    to_tsvector('pg_catalog.turkish', lower(translate(word, 'İIŞĞÜÖÇ', 'iışğüöç')))))[1])
$$;

CREATE FUNCTION topic_words(title text, keywords jsonb, evidence jsonb) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', said) || to_tsvector('pg_catalog.english', said)
  FROM (SELECT public.topic_fold(concat_ws(' ', title, keywords::text, evidence #>> '{question,text}',
                                           evidence #>> '{whyNow,word,text}')) AS said) AS all_of_it
$$;

-- Every word: as the beginning of one that is there, or as another form of it. A word is letters and digits only.
CREATE FUNCTION topic_query(words text[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  word text;
  stem text;
  one tsquery;
  asked tsquery;
BEGIN
  FOREACH word IN ARRAY words LOOP
    stem := public.topic_stem_turkish(word);
    one := to_tsquery('pg_catalog.simple', public.topic_fold(word) || ':*')
        || plainto_tsquery('pg_catalog.english', public.topic_fold(word));
    IF length(stem) >= 3 THEN
      one := one || to_tsquery('pg_catalog.simple', stem || ':*');
    END IF;
    asked := coalesce(asked && one, one);
  END LOOP;
  RETURN asked;
END
$$;

-- Stored, because making them takes longer than looking through them.
ALTER TABLE trending_topics ADD COLUMN words tsvector;
UPDATE trending_topics SET words = topic_words(title, keywords, engagement_data);

CREATE FUNCTION note_topic_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := public.topic_words(NEW.title, NEW.keywords, NEW.engagement_data);
  RETURN NEW;
END
$$;
CREATE TRIGGER trending_topics_words BEFORE INSERT OR UPDATE OF title, keywords, engagement_data, words ON trending_topics
  FOR EACH ROW EXECUTE FUNCTION note_topic_words();

CREATE INDEX trending_topics_words ON trending_topics USING gin (words);
CREATE INDEX trending_topics_theme ON trending_topics (theme_key);
